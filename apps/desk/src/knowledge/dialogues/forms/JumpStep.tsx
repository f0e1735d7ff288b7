import { NativeSelect } from '@mantine/core'
import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { DocumentField } from '../../../channels/fields/lists/DocumentField.tsx'
import { useText } from '../../../text/text-context.tsx'
import { useDialogueEditor } from '../draft/dialogue-context.tsx'
import { TargetSelect } from '../draft/TargetSelect.tsx'
import { useDialogues } from '../use-dialogues.ts'
import type { StepProps } from './step-props.ts'

type Jump = NodeOf<'jump'>
const targets = ['person', 'end', 'node', 'dialogue', 'document'] as const satisfies readonly Jump['to'][]

function newJump(to: Jump['to']): Jump {
  switch (to) {
    case 'node':
      return { kind: 'jump', to, node: '' }
    case 'dialogue':
      return { kind: 'jump', to, dialogue: '' }
    case 'document':
      return { kind: 'jump', to, docId: '' }
    default:
      return { kind: 'jump', to }
  }
}

export function JumpStep({ id, node, onChange }: StepProps<'jump'>) {
  const t = useText()
  return (
    <>
      <NativeSelect
        label={t('knowledge.dialogues.jumpTo')}
        value={node.to}
        data={targets.map((value) => ({ value, label: t(`knowledge.dialogues.jump.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange(newJump(targets.find((one) => one === currentTarget.value) ?? 'end'))
        }
      />
      {node.to === 'node' && (
        <TargetSelect id={id} outcome="jump" to={node.node} label={t('knowledge.dialogues.leadsTo')} />
      )}
      {node.to === 'dialogue' && (
        <DialogueSelect dialogue={node.dialogue} onChange={(dialogue) => onChange({ ...node, dialogue })} />
      )}
      {node.to === 'document' && (
        <DocumentField docId={node.docId} onChange={(docId) => onChange({ ...node, docId })} />
      )}
    </>
  )
}

function DialogueSelect({ dialogue, onChange }: { dialogue: string; onChange: (id: string) => void }) {
  const t = useText()
  const { draft } = useDialogueEditor()
  const { data: dialogues = [] } = useDialogues(draft.ref.robotNo)
  const options = dialogues.map(({ dialogueId, name }) => ({ value: dialogueId, label: name || dialogueId }))
  const isUnknown = dialogue !== '' && !options.some(({ value }) => value === dialogue)
  return (
    <NativeSelect
      label={t('knowledge.dialogues.jump.dialogue')}
      value={dialogue}
      data={[
        { value: '', label: t('knowledge.dialogues.choose') },
        ...(isUnknown ? [{ value: dialogue, label: dialogue }] : []),
        ...options,
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

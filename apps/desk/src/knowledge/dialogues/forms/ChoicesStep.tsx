import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { newId } from '../../../channels/fields/lists/new-id.ts'
import { useText } from '../../../text/text-context.tsx'
import { TargetSelect } from '../draft/TargetSelect.tsx'
import { ListPart } from './ListPart.tsx'
import type { StepProps } from './step-props.ts'

type Button = NodeOf<'choices'>['buttons'][number]

export function ChoicesStep({ id, node, onChange }: StepProps<'choices'>) {
  const t = useText()
  return (
    <>
      <Textarea
        label={t('knowledge.dialogues.question')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={dialogueLimits.text}
        value={node.text}
        onChange={({ currentTarget }) => onChange({ ...node, text: currentTarget.value })}
      />
      <NativeSelect
        label={t('knowledge.dialogues.look')}
        value={node.look}
        data={(['buttons', 'answers'] as const).map((value) => ({
          value,
          label: t(`knowledge.dialogues.look.${value}`),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ ...node, look: currentTarget.value === 'answers' ? 'answers' : 'buttons' })
        }
      />
      <ListPart
        title={t('knowledge.dialogues.buttons')}
        items={node.buttons}
        nameOf={({ name }, place) => name.trim() || t('knowledge.dialogues.buttonNo', { place: place + 1 })}
        keyOf={(button) => button.id}
        add={{
          label: t('knowledge.dialogues.addButton'),
          item: () => ({ id: newId(), name: '', goes: '' }),
          most: dialogueLimits.buttons,
        }}
        onChange={(buttons) => onChange({ ...node, buttons })}
      >
        {(button, change) => <ButtonFields stepId={id} button={button} onChange={change} />}
      </ListPart>
    </>
  )
}

type ButtonFieldsProps = { stepId: string; button: Button; onChange: (button: Button) => void }

function ButtonFields({ stepId, button, onChange }: ButtonFieldsProps) {
  const t = useText()
  const { bind: _bind, ...bare } = button
  const { code, value } = button.bind ?? { code: '', value: '' }
  const bound = (next: { code: string; value: string }): Button =>
    next.code === '' && next.value === '' ? bare : { ...button, bind: next }
  return (
    <>
      <TextInput
        label={t('knowledge.dialogues.buttonName')}
        dir="auto"
        maxLength={dialogueLimits.buttonName}
        value={button.name}
        onChange={({ currentTarget }) => onChange({ ...button, name: currentTarget.value })}
      />
      <TargetSelect
        id={stepId}
        outcome={`button:${button.id}`}
        to={button.goes}
        label={t('knowledge.dialogues.leadsTo')}
      />
      <div className="desk-step-row">
        <TextInput
          label={t('knowledge.dialogues.bindVariable')}
          maxLength={32}
          dir="ltr"
          value={code}
          onChange={({ currentTarget }) => onChange(bound({ code: currentTarget.value, value }))}
        />
        <TextInput
          label={t('knowledge.dialogues.bindValue')}
          maxLength={200}
          dir="auto"
          value={value}
          onChange={({ currentTarget }) => onChange(bound({ code, value: currentTarget.value }))}
        />
      </div>
    </>
  )
}

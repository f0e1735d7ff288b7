import { NativeSelect, Textarea } from '@mantine/core'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { useText } from '../../../text/text-context.tsx'
import { TargetSelect } from '../draft/TargetSelect.tsx'
import type { StepProps } from './step-props.ts'

export function SayStep({ id, node, onChange }: StepProps<'say'>) {
  const t = useText()
  return (
    <>
      <Textarea
        label={t('knowledge.dialogues.text')}
        description={t('knowledge.dialogues.placeholders', { sample: '{{visitor.name}}' })}
        dir="auto"
        autosize
        minRows={2}
        maxRows={12}
        maxLength={dialogueLimits.text}
        value={node.text}
        onChange={({ currentTarget }) => onChange({ ...node, text: currentTarget.value })}
      />
      <NativeSelect
        label={t('knowledge.dialogues.format')}
        value={node.format}
        data={(['plain', 'rich'] as const).map((value) => ({
          value,
          label: t(`knowledge.dialogues.format.${value}`),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ ...node, format: currentTarget.value === 'rich' ? 'rich' : 'plain' })
        }
      />
      <TargetSelect
        id={id}
        outcome="next"
        to={node.goes ?? ''}
        label={t('knowledge.dialogues.outcome.next')}
        mayEnd
      />
    </>
  )
}

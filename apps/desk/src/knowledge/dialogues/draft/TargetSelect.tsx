import { ActionIcon, Menu, NativeSelect } from '@mantine/core'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { Plus } from 'lucide-react'
import { useText } from '../../../text/text-context.tsx'
import { useDialogue } from './dialogue-context.tsx'
import { focusStep } from './focus-step.ts'
import { stepLabels } from './step-label.ts'
import { StepKindItems } from './StepKindItems.tsx'
import { useStepActions } from './use-step-actions.ts'

type TargetSelectProps = {
  id: string
  outcome: string
  to: string
  label: string
  /** A message may be the last word. */
  mayEnd?: boolean
}

/**
 * Target of an outcome: an existing step, or with the button a new one. Keys walk through the entries of the list
 * and choose each on their way, so none of them may create anything.
 */
export function TargetSelect({ id, outcome, to, label, mayEnd = false }: TargetSelectProps) {
  const t = useText()
  const dialogue = useDialogue()
  const { add, lead } = useStepActions()
  const steps = [...stepLabels(dialogue, t)].map(([value, name]) => ({ value, label: name }))
  const isUnknown = to !== '' && !steps.some(({ value }) => value === to)
  return (
    <div className="desk-step-target">
      <NativeSelect
        label={label}
        value={to}
        onChange={({ currentTarget }) => lead(id, outcome, currentTarget.value)}
        data={[
          { value: '', label: t(mayEnd ? 'knowledge.dialogues.ends' : 'knowledge.dialogues.choose') },
          ...(isUnknown ? [{ value: to, label: to }] : []),
          ...steps,
        ]}
      />
      <Menu position="bottom-end" withinPortal={false} returnFocus={false}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="input-sm"
            disabled={steps.length >= dialogueLimits.nodes}
            aria-label={t('knowledge.dialogues.newStepFor', { name: label })}
          >
            <Plus size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <StepKindItems onChoose={(kind) => focusStep(add(kind, { id, key: outcome }))} />
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

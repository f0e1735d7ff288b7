import { Button, Menu } from '@mantine/core'
import { Plus } from 'lucide-react'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDialogue } from '../draft/dialogue-context.tsx'
import { StepKindItems } from '../draft/StepKindItems.tsx'
import { useStepActions } from '../draft/use-step-actions.ts'

export function AddStep({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useText()
  const { add } = useStepActions()
  const count = Object.keys(useDialogue().nodes).length
  return (
    <Menu position="bottom-start" withinPortal={false} returnFocus={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<Plus size={16} />} disabled={count >= dialogueLimits.nodes}>
          {t('knowledge.dialogues.addStep')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <StepKindItems onChoose={(kind) => onAdded(add(kind))} />
      </Menu.Dropdown>
    </Menu>
  )
}

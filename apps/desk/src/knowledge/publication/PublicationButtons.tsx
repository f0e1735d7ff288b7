import { may } from '@foyer/core/identity/may.ts'
import { Button, Group } from '@mantine/core'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import type { Published } from './published.ts'

type PublicationButtonsProps = {
  broken: Published['broken']
  isBusy: boolean
  isDisabled?: boolean
  /** The button before a case stopped the change, and after. */
  action: string
  despite: string
  onRun: (despiteCases: boolean) => void
  onClose: () => void
}

/** Once a case has stopped a change, only those who may go on despite it. */
export function PublicationButtons(props: PublicationButtonsProps) {
  const { broken, isBusy, isDisabled = false, action, despite, onRun, onClose } = props
  const t = useText()
  const { agent } = useDesk()
  const isStopped = broken.length > 0
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" disabled={isBusy} onClick={onClose}>
        {t('confirm.cancel')}
      </Button>
      {!isStopped && (
        <Button loading={isBusy} disabled={isDisabled} onClick={() => onRun(false)}>
          {action}
        </Button>
      )}
      {isStopped && may(agent.role, 'publishDespiteCases') && (
        <Button color="red" loading={isBusy} disabled={isDisabled} onClick={() => onRun(true)}>
          {despite}
        </Button>
      )}
    </Group>
  )
}

import { notifications } from '@mantine/notifications'
import { useMemo } from 'react'
import { useText } from '../text/text-context.tsx'
import { Button, Group } from '@mantine/core'

export type Offer = (message: string, label: string, run: () => void) => void

/** Tells that something was done, and offers the way there. */
export function useOffer(): Offer {
  const t = useText()
  return useMemo(
    () => (message, label, run) => {
      const id = crypto.randomUUID()
      const onPress = (): void => {
        notifications.hide(id)
        run()
      }
      notifications.show({
        id,
        message: <ToastAction message={message} label={label} onPress={onPress} />,
        color: 'blue',
        role: 'status',
        closeButtonProps: { 'aria-label': t('toast.dismiss') },
        autoClose: 10_000,
      })
    },
    [t],
  )
}

type ToastActionProps = { message: string; label: string; onPress: () => void }

/** Words with something to do about them. */
function ToastAction({ message, label, onPress }: ToastActionProps) {
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <span>{message}</span>
      <Button variant="light" size="compact-sm" onClick={onPress}>
        {label}
      </Button>
    </Group>
  )
}

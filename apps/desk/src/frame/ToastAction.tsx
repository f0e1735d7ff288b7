import { Button, Group } from '@mantine/core'

type ToastActionProps = { message: string; label: string; onPress: () => void }

/** Words with something to do about them. */
export function ToastAction({ message, label, onPress }: ToastActionProps) {
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <span>{message}</span>
      <Button variant="light" size="compact-sm" onClick={onPress}>
        {label}
      </Button>
    </Group>
  )
}

import { notifications } from '@mantine/notifications'
import { useMemo, type ReactNode } from 'react'
import { useText } from '../text/text-context.tsx'

export type Notify = (message: ReactNode, tone?: 'news' | 'problem', title?: string) => void

/** A few words that go by themselves, or when they are dismissed. */
export function useNotify(): Notify {
  const t = useText()
  return useMemo(
    () =>
      (message, tone = 'news', title) => {
        notifications.show({
          message,
          ...(title && { title }),
          color: tone === 'problem' ? 'red' : 'blue',
          role: tone === 'problem' ? 'alert' : 'status',
          closeButtonProps: { 'aria-label': t('toast.dismiss') },
          autoClose: 6_000,
        })
      },
    [t],
  )
}

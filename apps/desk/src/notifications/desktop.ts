import { notificationSettings } from './notification-settings.ts'

/** The browser's permission. `unsupported` also on pages without encryption. */
export type Permission = NotificationPermission | 'unsupported'

export function desktopPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Asked for when somebody turned it on and knows why; browsers punish asking unbidden. */
export async function turnDesktopOn(): Promise<Permission> {
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'unsupported'
  notificationSettings.change({ isDesktopOn: answer === 'granted' })
  return answer
}

type Shown = { title: string; body: string; threadId: string; onOpen: () => void }

/** The tag makes it one for all tabs of this browser, and the next of the same conversation replaces it. */
export function showOnDesktop({ title, body, threadId, onOpen }: Shown): void {
  if (desktopPermission() !== 'granted') return
  const shown = new Notification(title, { body, tag: `foyer-${threadId}` })
  shown.onclick = () => {
    window.focus()
    shown.close()
    onOpen()
  }
}

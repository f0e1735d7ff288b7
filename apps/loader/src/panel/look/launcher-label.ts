import type { ChannelLine } from '@foyer/contract/channel/channel-line.ts'

/** What those who hear the page are told the launcher does. */
export function launcherLabel(texts: ChannelLine['texts'], isOpen: boolean, unread: number): string {
  if (isOpen) return texts.close
  return unread > 0 ? `${texts.open}, ${texts.unread.replace('{count}', String(unread))}` : texts.open
}

/** The number in the corner; nothing when there is nothing. */
export function badgeText(unread: number): string {
  if (unread < 1) return ''
  return unread > 99 ? '99+' : String(unread)
}

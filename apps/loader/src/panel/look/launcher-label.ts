import type { ChannelLine } from '@foyer/contract/channel/channel-line.ts'

export type LauncherTexts = Pick<ChannelLine, 'locale' | 'texts'>

/** The launcher's name for screen readers. */
export function launcherLabel({ locale, texts }: LauncherTexts, isOpen: boolean, unread: number): string {
  if (isOpen) return texts.close
  if (unread < 1) return texts.open
  const count = numberIn(locale, unread)
  return texts.unread.replace(/\{(open|count)\}/g, (_, name) => (name === 'open' ? texts.open : count))
}

/** The number in the corner, in the browser's own digits until the language is known. */
export function badgeText(unread: number, locale?: string): string {
  if (unread < 1) return ''
  return unread > 99 ? `${numberIn(locale, 99)}+` : numberIn(locale, unread)
}

function numberIn(locale: string | undefined, value: number): string {
  return new Intl.NumberFormat(locale).format(value)
}

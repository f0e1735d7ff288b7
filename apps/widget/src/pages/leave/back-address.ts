import { basePath } from '../../base-path.ts'

/** The whole address of the chat that led here, with all that its site told it; undefined for a page opened on its own. */
export function chatAddressIn(state: unknown): string | undefined {
  const chat = typeof state === 'object' && state !== null && 'chat' in state ? state.chat : undefined
  return typeof chat === 'string' && chat.startsWith(`${basePath}/index?`) ? chat : undefined
}

/** S-29: back to the chat of the channel; a frame is told apart by a value that no cache has seen. */
export function backAddress(
  { channelId, isFramed, locale }: { channelId: string; isFramed: boolean; locale: string | null },
  random: () => number,
): string {
  const query = new URLSearchParams({ channelId })
  if (locale) query.set('locale', locale)
  if (isFramed) {
    query.set('from', 'iframe')
    query.set('r', random().toString(36).slice(2))
  }
  return `${basePath}/index?${query.toString()}`
}

import { basePath } from '../../base-path.ts'

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

import { basePath } from '../../base-path.ts'

/** The chat of the channel that somebody talked in; without one there is no way back. */
export function chatAddress({ channelId }: { channelId: string }): string | undefined {
  return channelId === '' ? undefined : `${basePath}/index?${new URLSearchParams({ channelId }).toString()}`
}

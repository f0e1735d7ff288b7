import { listOf, str, type Fields } from '@foyer/contract/readers.ts'

/** The visitors that a browser remembers, without whoever was in this channel. */
export function withoutChannel(known: unknown, channelId: string): Fields[] {
  return listOf(known, (visitor) => visitor).filter((visitor) => str(visitor, 'channelId') !== channelId)
}

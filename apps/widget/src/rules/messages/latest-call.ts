import type { EventOf } from '@foyer/contract/events/server-event.ts'
import type { Timeline } from '@foyer/core/messages/timeline.ts'

/** Latest entry about a call. The call is active unless this entry says that it ended. */
export function latestCall({ settled }: Timeline): EventOf<'call'> | undefined {
  for (let at = settled.length - 1; at >= 0; at -= 1) {
    const item = settled[at]
    if (item?.type === 'note' && item.note.key === 'note.call') return item.note.call
  }
  return undefined
}

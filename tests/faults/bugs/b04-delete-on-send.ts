import { tagOf } from '@foyer/server/log/thread-ref.ts'
import type { Bug } from './bug.ts'

/** What was written to a stream counts as delivered: who comes back with an older cursor gets nothing of it again. */
export const deleteOnSend: Bug = {
  title: 'delete events on send',
  sabotage({ deps: { watches } }) {
    const sent = new Map<string, number>()
    const follow = watches.follow.bind(watches)
    watches.follow = (watch, listener, fromSeq) => {
      const tag = tagOf(watch.ref)
      const onEntry = listener.onEntry.bind(listener)
      listener.onEntry = (entry, head, of) => {
        sent.set(tag, Math.max(sent.get(tag) ?? 0, entry.seq))
        onEntry(entry, head, of)
      }
      return follow(watch, listener, Math.max(fromSeq, sent.get(tag) ?? 0))
    }
  },
}

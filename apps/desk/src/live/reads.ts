import { unwrap } from '../call-failed.ts'
import type { DeskClient } from '../desk-client.ts'
import type { DeskEvent } from './desk-event.ts'
import { lookBackFor, requestFor } from './logs.ts'
import type { DeskState } from './state.ts'

/** One catching-up asks for at most this many pages in a row. */
const maxPages = 20

type Desk = { client: DeskClient; get: () => DeskState; dispatch: (event: DeskEvent) => void }

/** Every read of live data. The answers go into the state; whoever awaits them learns only that they came. */
export function createReads({ client, get, dispatch }: Desk) {
  return {
    async lists(signal: AbortSignal): Promise<true> {
      const askedAt = get().inbox.clock
      const [waiting, mine] = await Promise.all([
        client.listThreads({ list: 'waiting' }, { signal }),
        client.listThreads({ list: 'mine' }, { signal }),
      ])
      dispatch({ on: 'lists', threads: [...unwrap(waiting).threads, ...unwrap(mine).threads], askedAt })
      return true
    },

    async thread(threadId: string, signal: AbortSignal): Promise<true> {
      for (let pages = 0; pages < maxPages; pages++) {
        const request = requestFor(get(), threadId)
        const askedAt = get().inbox.clock
        const page = unwrap(await client.readThread({ threadId, ...asked(request.lastSeq) }, { signal }))
        dispatch({ on: 'page', threadId, page, request, askedAt })
        if (request.lastSeq === undefined || !page.more) break
      }
      return true
    },

    async earlier(threadId: string): Promise<true> {
      const log = get().logs.get(threadId)
      if (!log?.hasEarlier) return true
      const askedAt = get().inbox.clock
      const page = unwrap(await client.readThread({ threadId, beforeSeq: log.from }))
      dispatch({ on: 'earlier', threadId, page, beforeSeq: log.from, askedAt })
      return true
    },

    async markRead(threadId: string): Promise<void> {
      const request = lookBackFor(get(), threadId)
      const askedAt = get().inbox.clock
      const result = await client.readThread({ threadId, ...asked(request.lastSeq) })
      // Nobody is waiting for it: what stays unread on the server is told again when it is next opened.
      if (result.ok) dispatch({ on: 'page', threadId, page: result.data, request, askedAt })
    },
  }
}

export type Reads = ReturnType<typeof createReads>

function asked(lastSeq: number | undefined): { lastSeq?: number } {
  return lastSeq === undefined ? {} : { lastSeq }
}

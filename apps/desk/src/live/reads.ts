import type { InboxCounts, InboxList } from '@foyer/contract/desk/inbox.ts'
import { ApiError, unwrap } from '../platform/api-error.ts'
import type { DeskClient } from '../platform/desk-client.ts'
import { wantedOf, type Reading } from '../state/inbox/apply-lists.ts'
import { listOf } from '../state/inbox/inbox.ts'
import { cursorAt, placeAt, type Place } from '../state/inbox/list-order.ts'
import { toRow } from '../state/inbox/thread-row.ts'
import type { DeskEvent } from './desk-event.ts'
import { lookBackFor, requestFor } from './logs.ts'
import type { DeskState } from './state.ts'

/** One catching-up asks for at most this many pages in a row. */
const maxPages = 20
/** Of a list as much is read again as was read before, and not more than this. */
const maxListPages = 60

type Desk = { client: DeskClient; get: () => DeskState; dispatch: (event: DeskEvent) => void }
type Asked = { signal?: AbortSignal }

/** Every read of live data. The answers go into the state; whoever awaits them learns only that they came. */
export function createReads({ client, get, dispatch }: Desk) {
  const readingOn = new Set<InboxList>()

  async function listPage(list: InboxList, from: Place | undefined, asked: Asked) {
    const page = unwrap(await client.listThreads({ list, ...(from && { cursor: cursorAt(from) }) }, asked))
    const through = page.next === undefined ? 'end' : placeAt(page.next)
    const reading: Reading = { list, from, rows: page.threads.map(toRow), through }
    return { reading, counts: page.counts }
  }

  /** From its beginning as far as it was read before. Own threads are few and always read in full. */
  async function wholeList(list: InboxList, signal: AbortSignal) {
    const { inbox, me } = get()
    const enough = list === 'mine' ? Infinity : listOf(inbox, list, me).length
    const { reading, counts } = await listPage(list, undefined, { signal })
    const rows = [...reading.rows]
    let { through } = reading
    for (let pages = 1; through !== 'end' && rows.length < enough && pages < maxListPages; pages++) {
      const next = await listPage(list, through, { signal })
      rows.push(...next.reading.rows)
      through = next.reading.through
    }
    return { reading: { ...reading, rows, through }, counts }
  }

  return {
    async lists(signal: AbortSignal): Promise<true> {
      const askedAt = get().inbox.clock
      const read = await Promise.all(wantedOf(get().inbox).map((list) => wholeList(list, signal)))
      const readings = read.map(({ reading }) => reading)
      dispatch({ on: 'lists', readings, askedAt, ...countsIn(read) })
      return true
    },

    /** One page more of a list; false when it could not be read. */
    async more(list: InboxList): Promise<boolean> {
      const { isWanted, through } = get().inbox.lists[list]
      if (!isWanted || through === 'end' || readingOn.has(list)) return true
      readingOn.add(list)
      const askedAt = get().inbox.clock
      try {
        const { reading, counts } = await listPage(list, through, {})
        dispatch({ on: 'lists', readings: [reading], askedAt, ...(counts && { counts }) })
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return false
      } finally {
        readingOn.delete(list)
      }
    },

    /** Rows on screen that the stream does not tell about. */
    async rows(threadIds: string[]): Promise<void> {
      const askedAt = get().inbox.clock
      const result = await client.readRows({ threadIds })
      if (result.ok) dispatch({ on: 'rows', threads: result.data.threads, askedAt })
    },

    /** Answers with the channel's greeting: what visitors read in the name of each agent who accepts. */
    async thread(threadId: string, signal: AbortSignal): Promise<string> {
      let greeting = ''
      for (let pages = 0; pages < maxPages; pages++) {
        const request = requestFor(get(), threadId)
        const askedAt = get().inbox.clock
        const page = unwrap(await client.readThread({ threadId, ...asked(request.lastSeq) }, { signal }))
        dispatch({ on: 'page', threadId, page, request, askedAt })
        greeting = page.greeting ?? ''
        if (request.lastSeq === undefined || !page.more) break
      }
      return greeting
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

function countsIn(read: readonly { counts?: InboxCounts | undefined }[]): { counts?: InboxCounts } {
  const counts = read.find((one) => one.counts)?.counts
  return counts ? { counts } : {}
}

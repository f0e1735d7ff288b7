import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { isListable, rowOf, setAside, withoutListed, type Inbox } from './inbox.ts'
import {
  comparePlaces,
  furthest,
  isWithin,
  listNameOf,
  listNames,
  type Place,
  type Through,
} from './list-order.ts'
import { newerRow, type ThreadRow } from './thread-row.ts'

/** A stretch of one list as the server had it: from its beginning, or from a place that was read before. */
export type Reading = {
  list: InboxList
  from: Place | undefined
  rows: readonly ThreadRow[]
  through: Through
}

type Asked = { askedAt: number; me: string; keep?: string | undefined }

/**
 * The answer to a reading that was asked for when the clock stood at `askedAt`. A row that is absent from the
 * stretch in which it would stand has left the list, unless there was news of it after the question.
 */
export function applyLists(inbox: Inbox, all: readonly Reading[], { askedAt, me, keep }: Asked): Inbox {
  const readings = all.filter(({ list }) => inbox.lists[list].isWanted)
  const listed = new Map(readings.flatMap(({ rows }) => rows.map((row) => [row.threadId, row] as const)))

  function isGone(row: ThreadRow): boolean {
    if (listed.has(row.threadId) || (inbox.changed.get(row.threadId) ?? 0) > askedAt) return false
    const list = listNameOf(row, me)
    if (!list) return true
    const reading = readings.find((one) => one.list === list)
    // Rows of a list that is not read would stay for ever.
    return reading ? isWithin(list, row, reading.from, reading.through) : !inbox.lists[list].isWanted
  }

  const gone = [...inbox.rows.values()].filter(isGone)
  const newer = [...listed.values()].map((row) => newerRow(rowOf(inbox, row.threadId), row))
  const rows = new Map(inbox.rows)
  for (const row of newer) rows.set(row.threadId, row)
  const unlisted = newer.filter((row) => !isListable(row, inbox))
  const isWhole = wantedOf(inbox).every((list) =>
    readings.some((one) => one.list === list && one.from === undefined),
  )
  const read = {
    ...inbox,
    rows,
    former: withoutListed(inbox.former, newer),
    clock: inbox.clock + 1,
    lists: {
      ...inbox.lists,
      ...Object.fromEntries(readings.map((one) => [one.list, stateAfter(inbox, one)])),
    },
    listedAt: isWhole ? Math.max(askedAt, inbox.listedAt) : inbox.listedAt,
  }
  return setAside(read, [...gone, ...unlisted], keep)
}

export function wantedOf({ lists }: Inbox): InboxList[] {
  return listNames.filter((list) => lists[list].isWanted)
}

/** A list is on screen: it is read, and of those that can be long no other. */
export function wantList(inbox: Inbox, wanted: InboxList): Inbox {
  const unread = { isWanted: false, through: undefined }
  const { lists } = inbox
  const next = {
    ...lists,
    team: wanted === 'team' ? { ...lists.team, isWanted: true } : unread,
    closed: wanted === 'closed' ? { ...lists.closed, isWanted: true } : unread,
  }
  return { ...inbox, lists: next }
}

function stateAfter(inbox: Inbox, { list, from, through }: Reading) {
  const known = inbox.lists[list].through
  if (from === undefined) return { isWanted: true, through }
  // Read on from a place that the list no longer reaches: what lies between is not known.
  const isJoined = known === 'end' || (known !== undefined && comparePlaces(list, from, known) <= 0)
  return { isWanted: true, through: isJoined ? furthest(list, known, through) : known }
}

import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { compareWaits } from '@foyer/core/desk/awaiting.ts'
import { relationOf, type Relation } from './relation.ts'
import type { ThreadRow } from './thread-row.ts'

/** A row's place in the server's order of its list. Messages never move it. */
export type Place = { rank: number; id: string }
/** How far a list has been read. */
export type Through = Place | 'end'

/** In the order of their urgency. */
export const listNames = ['waiting', 'mine', 'team', 'closed'] as const satisfies readonly InboxList[]

const listOfRelation = {
  waiting: 'waiting',
  mine: 'mine',
  theirs: 'team',
  ended: 'closed',
  robot: undefined,
} as const satisfies { [R in Relation]: InboxList | undefined }

/** The one list in which a thread stands. What only ever had the robot stands in none. */
export function listNameOf(row: ThreadRow, me: string): InboxList | undefined {
  const list = listOfRelation[relationOf(row, me)]
  return list === 'closed' && !row.reachedPeople ? undefined : list
}

/** Those who wait stand as the queue serves them, the others by when they came there. */
export function placeOf(list: InboxList, { startTime, queueTicket, threadId }: ThreadRow): Place {
  return { rank: list === 'waiting' ? queueTicket : startTime, id: threadId }
}

/** The visitor to serve next is first; in the other lists the latest. */
export function comparePlaces(list: InboxList, a: Place, b: Place): number {
  const rising = a.rank - b.rank || (a.id < b.id ? -1 : Number(a.id > b.id))
  return list === 'waiting' ? rising : -rising
}

export function isWithin(
  list: InboxList,
  row: ThreadRow,
  from: Place | undefined,
  through: Through,
): boolean {
  const place = placeOf(list, row)
  if (from && comparePlaces(list, place, from) <= 0) return false
  return through === 'end' || comparePlaces(list, place, through) <= 0
}

/** The further of two. */
export function furthest(list: InboxList, a: Through, b: Through): Through {
  if (a === 'end' || b === 'end') return 'end'
  return comparePlaces(list, a, b) >= 0 ? a : b
}

/** Of own threads those come first whose visitors have waited longest; the rest is in the server's order. */
export function compareRows(list: InboxList): (a: ThreadRow, b: ThreadRow) => number {
  const byPlace = (a: ThreadRow, b: ThreadRow) => comparePlaces(list, placeOf(list, a), placeOf(list, b))
  return list === 'mine' ? (a, b) => compareWaits(a, b) || byPlace(a, b) : byPlace
}

/** As the server reads it. */
export function cursorAt({ rank, id }: Place): string {
  return `${rank}.${id}`
}

export function placeAt(cursor: string): Place {
  const dot = cursor.indexOf('.')
  return { rank: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}

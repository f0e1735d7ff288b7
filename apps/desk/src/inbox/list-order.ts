import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { relationOf, type Relation } from './relation.ts'
import type { ThreadRow } from './thread-row.ts'

/** Where a row stands in the server's order of its list. Messages never move it. */
export type Place = { time: number; id: string }
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

/** The one list in which a thread stands. */
export function listNameOf(row: ThreadRow, me: string): InboxList | undefined {
  return listOfRelation[relationOf(row, me)]
}

export function placeOf({ startTime, threadId }: ThreadRow): Place {
  return { time: startTime, id: threadId }
}

/** Who waits longest stands first; in the other lists the latest. */
export function comparePlaces(list: InboxList, a: Place, b: Place): number {
  const rising = a.time - b.time || (a.id < b.id ? -1 : Number(a.id > b.id))
  return list === 'waiting' ? rising : -rising
}

export function isWithin(
  list: InboxList,
  row: ThreadRow,
  from: Place | undefined,
  through: Through,
): boolean {
  const place = placeOf(row)
  if (from && comparePlaces(list, place, from) <= 0) return false
  return through === 'end' || comparePlaces(list, place, through) <= 0
}

/** The further of two. */
export function furthest(list: InboxList, a: Through, b: Through): Through {
  if (a === 'end' || b === 'end') return 'end'
  return comparePlaces(list, a, b) >= 0 ? a : b
}

/** Own threads stand in the order of their news, as in any chat; the rest in the server's order. */
export function compareRows(list: InboxList): (a: ThreadRow, b: ThreadRow) => number {
  const byPlace = (a: ThreadRow, b: ThreadRow) => comparePlaces(list, placeOf(a), placeOf(b))
  return list === 'mine' ? (a, b) => b.lastTime - a.lastTime || byPlace(a, b) : byPlace
}

/** As the server reads it. */
export function cursorAt({ time, id }: Place): string {
  return `${time}.${id}`
}

export function placeAt(cursor: string): Place {
  const dot = cursor.indexOf('.')
  return { time: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}

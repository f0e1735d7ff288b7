import type { Entry } from '@foyer/core/log/entry.ts'
import type { Wait } from './play.ts'

export type Logs = ReadonlyMap<string, readonly Entry[]>

/** Who belongs to a group: somebody asked for by name may serve without passing anybody of it. */
export type Members = Readonly<Record<string, readonly number[]>>

type Wish = {
  key: string
  groupId: string
  asked: number
  known: number
  begin: Entry
  end: Entry | undefined
}

/** Times of entries rise within a thread, so that one of them may be a few milliseconds ahead of the clock. */
const blurMs = 10

/**
 * Whoever knew that they were waiting before another one even asked in the same group is served before them, for as
 * long as they wait.
 */
export function checkOrder(logs: Logs, waits: readonly Wait[], members: Members): string[] {
  const wishes = waits.flatMap((wait) => wishOf(wait, waits, logs.get(wait.key) ?? []))
  const problems: string[] = []
  for (const late of wishes) {
    const served = late.begin.body.type === 'accepted' ? late.begin : late.end
    if (served?.body.type !== 'accepted') continue
    if (!members[late.groupId]?.includes(served.agent?.id ?? 0)) continue
    const passed = wishes.filter(
      (early) =>
        early.groupId === late.groupId &&
        early.begin.body.type === 'queued' &&
        early.known < late.asked &&
        (early.end?.at ?? Infinity) > served.at + blurMs,
    )
    for (const { key } of passed) problems.push(`${late.key} was served before ${key}, who waited already`)
  }
  return problems
}

const ends: ReadonlySet<Entry['body']['type']> = new Set(['accepted', 'unserved', 'closed'])

/** What came of one asking. Of two at once for one visitor nobody can say which counted: they are left out. */
function wishOf(wait: Wait, waits: readonly Wait[], entries: readonly Entry[]): Wish[] {
  const isAlone = !waits.some((other) => other !== wait && other.key === wait.key && overlap(other, wait))
  const before = entries.findLast(({ at, body }) => at < wait.from && body.type !== 'message')
  const isFresh = before && ['started', 'unserved'].includes(before.body.type)
  const begin = entries.find(({ at, body }) => at >= wait.from && body.type !== 'message')
  const isBegun = begin && begin.at <= wait.to && ['queued', 'accepted'].includes(begin.body.type)
  if (!isAlone || !isFresh || !isBegun) return []
  const end = entries.find(({ seq, body }) => seq > begin.seq && ends.has(body.type))
  return [{ key: wait.key, groupId: wait.groupId, asked: wait.from, known: wait.to, begin, end }]
}

function overlap(one: Wait, other: Wait): boolean {
  return one.from <= other.to && other.from <= one.to
}

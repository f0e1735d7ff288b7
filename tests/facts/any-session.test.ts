import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hold, Interval } from '@foyer/server/rules/facts/facts.ts'
import { foldSession } from '@foyer/server/rules/facts/fold-session.ts'
import { play, steps, type Played } from './random-session.ts'

/** The same facts told by the thread's owner instead of its entries. */
function ownersOf(played: readonly Played[]) {
  const waits: (Interval & { groupId: string })[] = []
  const holds: (Interval & { groupId: string; agentId: number })[] = []
  let since: Played | undefined
  for (const [index, now] of played.entries()) {
    const before = played[index - 1]?.after
    if (
      before &&
      JSON.stringify(before) === JSON.stringify(now.after) &&
      now.entry.body.type !== 'handedOver'
    )
      continue
    const span = since && { from: since.entry.at, to: now.entry.at, groupId: since.groupId }
    if (span && since?.after.owner.kind === 'queue') waits.push(span)
    if (span && since?.after.owner.kind === 'agent')
      holds.push({ ...span, agentId: since.after.owner.agentId })
    since = now
  }
  return { waits, holds }
}

/** Response times by their definition, looked up from every answer back to the question. */
function responsesOf(played: readonly Played[], { agentId, startedAt, endedAt }: Hold): Interval[] {
  const isSeen = ({ entry }: Played) =>
    entry.body.type === 'message' && !entry.internal && entry.clientId === ''
  return played.flatMap((answer, index) => {
    const { entry } = answer
    if (!isSeen(answer) || entry.agent?.id !== agentId || entry.at < startedAt || entry.at > endedAt)
      return []
    let from: number | undefined
    for (const before of played.slice(0, index).toReversed()) {
      const { kind } = before.after.owner
      if ((isSeen(before) && before.entry.sender === 'agent') || (kind !== 'queue' && kind !== 'agent')) break
      if (isSeen(before) && before.entry.sender === 'visitor') from = before.entry.at
    }
    return from === undefined ? [] : [{ from, to: entry.at }]
  })
}

describe('for any conversation that the rules allow', () => {
  const runs = { numRuns: 3_000 }

  it('waits and holds are the times in which the queue and an agent owned the thread', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const played = play(acts)
        const { waits, holds } = foldSession(played.map(({ entry }) => entry))
        const spanOf = ({ startedAt: from, endedAt: to, groupId }: Hold | (typeof waits)[number]) => ({
          from,
          to,
          groupId,
        })
        const model = ownersOf(played)
        expect(waits.map(spanOf)).toEqual(model.waits)
        expect(holds.map((hold) => ({ ...spanOf(hold), agentId: hold.agentId }))).toEqual(model.holds)
        for (const hold of holds) expect(hold.responses).toEqual(responsesOf(played, hold))
      }),
      runs,
    )
  })

  it('every entry that puts a visitor into the queue has one wait, and nothing overlaps', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const played = play(acts)
        const { waits, holds, session } = foldSession(played.map(({ entry }) => entry))
        const begun = played.filter(
          ({ after, entry }) => after.owner.kind === 'queue' && entry.body.type !== 'message',
        )
        expect(waits.map(({ seq }) => seq)).toEqual(begun.map(({ entry }) => entry.seq))
        const spans = [...waits, ...holds].toSorted((a, b) => a.startedAt - b.startedAt)
        for (const [index, span] of spans.entries())
          expect(span.startedAt).toBeGreaterThanOrEqual(spans[index - 1]?.endedAt ?? 0)
        expect(session?.agents).toEqual([...new Set(holds.map(({ agentId }) => agentId))])
        expect(session?.agentMessages).toBe(holds.reduce((sum, hold) => sum + hold.agentMessages, 0))
      }),
      runs,
    )
  })

  it('the facts written along the way are those of the whole log', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const entries = play(acts).map(({ entry }) => entry)
        const whole = foldSession(entries)
        const along = entries.map((entry, index) => ({
          seq: entry.seq,
          facts: foldSession(entries.slice(0, index + 1)),
        }))
        const ended = <T extends { endSeq: number }>(pick: (facts: typeof whole) => T[]) =>
          along.flatMap(({ seq, facts }) => pick(facts).filter(({ endSeq }) => endSeq === seq))
        expect(ended(({ waits }) => waits)).toEqual(whole.waits)
        expect(ended(({ holds }) => holds)).toEqual(whole.holds)
        const events = entries.filter(({ body }) => body.type !== 'message')
        expect(foldSession(events).waits).toEqual(whole.waits)
      }),
      { numRuns: 500 },
    )
  })
})

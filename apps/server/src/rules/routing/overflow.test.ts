import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { ThreadState } from './decision.ts'
import { decideOverflow, decideWithOverflow, maxOverflowHops, overflowProblem } from './overflow.ts'
import { decideRefuse } from './refuse.ts'
import type { Desk } from './transfer.ts'

const noWish = { wantedAgentId: null, lastAgentId: null, refusedBy: [] }
const withRobot: ThreadState = { isOpen: true, owner: { kind: 'robot' } }
const inQueue: ThreadState = { isOpen: true, owner: { kind: 'queue' } }

function agent(id: number, more: Partial<Desk['candidates'][number]> = {}): Desk['candidates'][number] {
  return { id, nick: '', face: '', load: 0, max: 1, state: 'available', isLive: true, givenAt: 0, ...more }
}

function desk(groupId: string, more: Partial<Desk> = {}): Desk {
  return { groupId, isOpen: true, queueLimit: 10, waiting: 0, candidates: [agent(1)], awaited: [], ...more }
}

const busy = [agent(1, { load: 1 })]
const gone = [agent(1, { isLive: false })]

describe('a visitor who asks for a person', () => {
  it('stays in the group when it can take them, also in its queue', () => {
    const { outcome, decision } = decideWithOverflow(withRobot, noWish, [
      desk('a', { candidates: busy }),
      desk('b'),
    ])
    expect(outcome).toBe('queued')
    expect(decision).toMatchObject({ body: { type: 'queued' }, remember: { groupId: 'a' } })
    expect(decision).not.toHaveProperty('body.overflowFrom')
  })

  it.each([
    ['closed', desk('a', { isOpen: false })],
    ['full', desk('a', { candidates: busy, queueLimit: 3, waiting: 3 })],
    ['without anybody online', desk('a', { candidates: gone })],
  ])('goes to the overflow group of one that is %s', (_name, first) => {
    const { outcome, decision } = decideWithOverflow(withRobot, noWish, [
      first,
      desk('b', { candidates: [agent(2)] }),
    ])
    expect(outcome).toBe('connected')
    expect(decision).toMatchObject({
      agent: { id: 2 },
      body: { type: 'accepted', overflowFrom: 'a' },
      remember: { groupId: 'b' },
    })
  })

  it('goes on to the next group, and waits there', () => {
    const { decision } = decideWithOverflow(withRobot, noWish, [
      desk('a', { isOpen: false }),
      desk('b', { candidates: gone }),
      desk('c', { candidates: busy }),
    ])
    expect(decision).toMatchObject({
      body: { type: 'queued', overflowFrom: 'a' },
      remember: { groupId: 'c' },
    })
  })

  it('is served by those who have stayed in a closed group, when no open one can take them', () => {
    const { outcome, decision } = decideWithOverflow(withRobot, noWish, [
      desk('a', { isOpen: false }),
      desk('b', { candidates: gone }),
    ])
    expect(outcome).toBe('connected')
    expect(decision).toMatchObject({ remember: { groupId: 'a' } })
  })

  it('hears of the group that they asked for when nobody can take them', () => {
    const none = { candidates: gone }
    const asked = (isOpen: boolean) =>
      decideWithOverflow(withRobot, noWish, [desk('a', { isOpen, ...none }), desk('b', none)]).outcome
    expect(asked(true)).toBe('noAgent')
    expect(asked(false)).toBe('offHours')
  })

  it('who waits already stays where they are', () => {
    const answer = decideWithOverflow(inQueue, noWish, [desk('a', { isOpen: false }), desk('b')])
    expect(answer).toEqual({ outcome: 'queued', decision: { do: 'nothing' } })
  })
})

describe('a visitor who has waited for long', () => {
  const waiting = { from: 'a', isAbandoned: false }

  it('moves into the queue of the overflow group, and the entry says from where', () => {
    expect(
      decideOverflow(inQueue, noWish, { ...waiting, desks: [desk('b', { candidates: busy })] }),
    ).toMatchObject({
      next: inQueue,
      body: { type: 'queued', overflowFrom: 'a' },
      remember: { groupId: 'b' },
    })
  })

  it.each([
    ['closed', desk('b', { isOpen: false })],
    ['full', desk('b', { candidates: busy, queueLimit: 1, waiting: 1 })],
    ['empty', desk('b', { candidates: gone })],
  ])('stays while the overflow group is %s', (_name, next) => {
    expect(decideOverflow(inQueue, noWish, { ...waiting, desks: [next] })).toEqual({ do: 'nothing' })
  })

  it('is better off with those who have stayed in a closed group than with nobody', () => {
    const desks = [desk('b', { isOpen: false })]
    expect(decideOverflow(inQueue, noWish, { from: 'a', isAbandoned: true, desks })).toMatchObject({
      remember: { groupId: 'b' },
    })
  })

  it('has an agent or has left meanwhile: nothing changes', () => {
    const desks = [desk('b')]
    const owned: ThreadState = { isOpen: true, owner: { kind: 'agent', agentId: 1 } }
    const left: ThreadState = { isOpen: false, owner: { kind: 'nobody' } }
    for (const state of [owned, left, withRobot])
      expect(decideOverflow(state, noWish, { ...waiting, desks })).toEqual({ do: 'nothing' })
  })
})

describe('a visitor whom the last agent of the group declines', () => {
  const owned: ThreadState = { isOpen: true, owner: { kind: 'agent', agentId: 1 } }
  const face = { id: 1, nick: '', face: '' }

  it('waits in the overflow group; without one the wait is over', () => {
    expect(decideRefuse(owned, face, false, 'b')).toMatchObject({
      next: inQueue,
      body: { type: 'refused', to: 'queue' },
      remember: { groupId: 'b', refusedBy: 1 },
    })
    expect(decideRefuse(owned, face, false)).toMatchObject({ body: { to: 'robot' } })
    expect(decideRefuse(owned, face, true, 'b')).not.toHaveProperty('remember.groupId')
  })
})

const groupIds = ['a', 'b', 'c', 'd', 'e', 'f']
const group = fc.constantFrom(...groupIds)
const anyLinks = fc.array(fc.tuple(group, group), { maxLength: 8 }).map((pairs) => new Map(pairs))

describe('chains of overflow groups', () => {
  it('refuses a group that overflows into itself, circles, and chains that are too long', () => {
    const links = (...names: string[]) =>
      new Map(names.slice(1).map((to, index) => [names[index] ?? '', to] as const))
    expect(overflowProblem(new Map())).toBe(undefined)
    expect(overflowProblem(links('a', 'b', 'c', 'd'))).toBe(undefined)
    expect(overflowProblem(links('a', 'a'))).toBe('cycle')
    expect(overflowProblem(links('a', 'b', 'c', 'a'))).toBe('cycle')
    expect(overflowProblem(links('a', 'b', 'c', 'd', 'e'))).toBe('tooLong')
  })

  it('links that are accepted never lead back, and end after three hops', () => {
    fc.assert(
      fc.property(anyLinks, group, (links, start) => {
        fc.pre(overflowProblem(links) === undefined)
        const seen = [start]
        for (let next = links.get(start); next !== undefined; next = links.get(next)) {
          expect(seen).not.toContain(next)
          seen.push(next)
          expect(seen.length).toBeLessThanOrEqual(maxOverflowHops + 1)
        }
      }),
    )
  })

  const anyDesk = fc
    .record({
      isOpen: fc.boolean(),
      queueLimit: fc.nat({ max: 2 }),
      waiting: fc.nat({ max: 3 }),
      isLive: fc.boolean(),
      load: fc.nat({ max: 1 }),
    })
    .map(
      ({ isLive, load, ...more }) =>
        (groupId: string) =>
          desk(groupId, { ...more, candidates: [agent(1, { isLive, load })] }),
    )

  it('a visitor is always in exactly one queue, of a group of the chain, and overflows at most three times', () => {
    fc.assert(
      fc.property(
        fc.array(anyDesk, { minLength: 1, maxLength: maxOverflowHops + 1 }),
        fc.array(fc.boolean(), { maxLength: 8 }),
        (makers, rounds) => {
          const desks = makers.map((make, index) => make(groupIds[index] ?? ''))
          const [first, ...rest] = desks
          if (!first) return
          const { decision } = decideWithOverflow(withRobot, noWish, [first, ...rest])
          if (decision.do !== 'change' || decision.next.owner.kind !== 'queue') return
          const visited = [decision.remember?.groupId ?? '']
          let state = decision.next
          for (const isAbandoned of rounds) {
            const from = visited.at(-1) ?? ''
            const behind = desks.slice(desks.findIndex(({ groupId }) => groupId === from) + 1)
            const moved = decideOverflow(state, noWish, { from, desks: behind, isAbandoned })
            if (moved.do !== 'change') continue
            state = moved.next
            expect(state).toEqual(inQueue)
            visited.push(moved.remember?.groupId ?? '')
          }
          expect(new Set(visited).size).toBe(visited.length)
          expect(visited.length).toBeLessThanOrEqual(desks.length)
          expect(visited.every((id) => desks.some(({ groupId }) => groupId === id))).toBe(true)
        },
      ),
    )
  })
})

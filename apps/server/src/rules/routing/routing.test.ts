import { describe, expect, it } from 'vitest'
import type { Owner } from '../log/head.ts'
import { decideAssign } from './assign.ts'
import { chooseAgent, type Candidate } from './choose-agent.ts'
import { decideClose } from './close.ts'
import type { ThreadState } from './decision.ts'
import { decideHandOver } from './hand-over.ts'
import { decideRefuse } from './refuse.ts'
import { decideStart } from './start.ts'
import { decideStopWaiting } from './stop-waiting.ts'
import { decideTakeOver } from './take-over.ts'
import { decideTake } from './take.ts'
import { decideTransfer, type Desk } from './transfer.ts'
import { decideVanish } from './vanish.ts'

const closedThread: ThreadState = { isOpen: false, owner: { kind: 'nobody' } }
const withRobot: ThreadState = { isOpen: true, owner: { kind: 'robot' } }
const inQueue: ThreadState = { isOpen: true, owner: { kind: 'queue' } }
const withAna: ThreadState = { isOpen: true, owner: { kind: 'agent', agentId: 1 } }
const [ana, ben] = [face(1), face(2)]
const plain = { wantedAgentId: null, lastAgentId: null, refusedBy: [] }

function face(id: number) {
  return { id, nick: `agent ${id}`, face: '' }
}

function agent(id: number, change: Partial<Candidate> = {}) {
  return {
    ...face(id),
    load: 0,
    max: 5,
    state: 'available' as const,
    isLive: true,
    givenAt: 0,
    ...change,
  }
}

function desk(change: Partial<Desk> = {}): Desk {
  return { groupId: 'g', isOpen: true, queueLimit: 2, waiting: 0, candidates: [], awaited: [], ...change }
}

function ownedBy(id: number): { next: { owner: Owner } } {
  return { next: { owner: { kind: 'agent', agentId: id } } }
}

describe('who is chosen', () => {
  it('is whom the visitor asked for, then whom they know, then the least busy; nobody who refused them', () => {
    const all = [agent(1, { load: 2 }), agent(2, { load: 1 }), agent(3, { load: 4 })]
    expect(chooseAgent(all, plain)?.id).toBe(2)
    expect(chooseAgent(all, { ...plain, lastAgentId: 3 })?.id).toBe(3)
    expect(chooseAgent(all, { ...plain, lastAgentId: 3, wantedAgentId: 1 })?.id).toBe(1)
    expect(chooseAgent(all, { wantedAgentId: 1, lastAgentId: 3, refusedBy: [1, 3] })?.id).toBe(2)
  })

  it('is the least busy by the share of their own limit, then whose turn it is', () => {
    expect(chooseAgent([agent(1, { load: 1, max: 2 }), agent(2, { load: 2, max: 10 })], plain)?.id).toBe(2)
    expect(chooseAgent([agent(1, { givenAt: 9 }), agent(2, { givenAt: 3 })], plain)?.id).toBe(2)
  })

  it('is never somebody who is away, gone or full, however much they are wanted', () => {
    const busy = [agent(1, { state: 'away' }), agent(2, { isLive: false }), agent(3, { load: 5 })]
    for (const { id } of busy) expect(chooseAgent(busy, { ...plain, wantedAgentId: id })).toBeUndefined()
  })
})

describe('asking for a person', () => {
  it('T-14 C-14 connects where somebody is free and nobody waits for them', () => {
    const { outcome, decision } = decideTransfer(withRobot, plain, desk({ candidates: [agent(1)] }))
    expect(outcome).toBe('connected')
    expect(decision).toMatchObject({ ...ownedBy(1), body: { type: 'accepted' } })
  })

  it('T-15 C-14 queues behind those who wait, and where all are busy or away', () => {
    const awaited = desk({ candidates: [agent(1)], awaited: [1], waiting: 1 })
    const busy = desk({ candidates: [agent(1, { load: 5 }), agent(2, { state: 'away' })] })
    for (const there of [awaited, busy]) {
      const { outcome, decision } = decideTransfer(withRobot, plain, there)
      expect(outcome).toBe('queued')
      expect(decision).toMatchObject({ next: { owner: { kind: 'queue' } }, remember: { groupId: 'g' } })
    }
  })

  it('T-13 C-14 finds nobody where nobody is there, or where too many wait', () => {
    const full = desk({ candidates: [agent(1, { load: 5 })], waiting: 2 })
    for (const there of [desk(), desk({ candidates: [agent(1, { isLive: false })] }), full])
      expect(decideTransfer(withRobot, plain, there)).toEqual({
        outcome: 'noAgent',
        decision: { do: 'nothing' },
      })
  })

  it('T-16 C-14 is off hours only where the group is closed and nobody has stayed', () => {
    expect(decideTransfer(withRobot, plain, desk({ isOpen: false })).outcome).toBe('offHours')
    const stayed = desk({ isOpen: false, candidates: [agent(1)] })
    expect(decideTransfer(withRobot, plain, stayed).outcome).toBe('connected')
  })

  it('C-14 again changes nothing, and a session that is over is refused', () => {
    const there = desk({ candidates: [agent(2)] })
    expect(decideTransfer(withAna, plain, there)).toEqual({
      outcome: 'connected',
      decision: { do: 'nothing' },
    })
    expect(decideTransfer(inQueue, plain, there)).toEqual({ outcome: 'queued', decision: { do: 'nothing' } })
    expect(decideTransfer(closedThread, plain, there).decision).toEqual({
      do: 'refuse',
      error: 'session.closed',
    })
  })
})

describe('who may own a thread', () => {
  it('opening the chat starts a session with the robot, once', () => {
    expect(decideStart(closedThread)).toMatchObject({ next: withRobot })
    for (const thread of [withRobot, inQueue, withAna]) expect(decideStart(thread)).toEqual({ do: 'nothing' })
  })

  it('only who waits is given to somebody', () => {
    expect(decideAssign(inQueue, plain, [agent(1)])).toMatchObject(ownedBy(1))
    expect(decideAssign(inQueue, plain, [agent(1, { load: 5 })])).toEqual({ do: 'nothing' })
    for (const thread of [withRobot, withAna, closedThread])
      expect(decideAssign(thread, plain, [agent(1)])).toEqual({ do: 'nothing' })
  })

  it('the second agent to take a thread is told that it is taken, and a full one that they are full', () => {
    expect(decideTake(withAna, ben, true)).toEqual({ do: 'refuse', error: 'thread.taken' })
    expect(decideTake(withAna, ana, true)).toEqual({ do: 'nothing' })
    expect(decideTake(inQueue, ben, false)).toEqual({ do: 'refuse', error: 'agent.full' })
    expect(decideTake(inQueue, ben, true)).toMatchObject({ ...ownedBy(2), body: { how: 'taken' } })
  })

  it('an agent ends only what they own; the visitor always may', () => {
    expect(decideClose(withAna, { kind: 'agent', agentId: 2 })).toEqual({
      do: 'refuse',
      error: 'thread.notYours',
    })
    expect(decideClose(withAna, { kind: 'agent', agentId: 1 })).toMatchObject({ body: { reason: 'agent' } })
    expect(decideClose(withAna, { kind: 'visitor' })).toMatchObject({ body: { reason: 'ended' } })
    expect(decideClose(closedThread, { kind: 'visitor' })).toEqual({ do: 'nothing' })
  })

  it('a supervisor steps in, once', () => {
    expect(decideTakeOver(withAna, ben, ana)).toMatchObject({
      ...ownedBy(2),
      body: { how: 'takenOver', from: { id: 1, nick: ana.nick } },
    })
    expect(decideTakeOver(inQueue, ben)).toMatchObject({ ...ownedBy(2), body: { how: 'taken' } })
    expect(decideTakeOver(withAna, ana)).toEqual({ do: 'nothing' })
    expect(decideTakeOver(closedThread, ben)).toEqual({ do: 'refuse', error: 'session.closed' })
  })

  it('T-21 whoever is refused waits for somebody else, or is back with the robot', () => {
    expect(decideRefuse(withAna, ana, true)).toMatchObject({
      next: inQueue,
      body: { type: 'refused', to: 'queue' },
      remember: { refusedBy: 1 },
    })
    expect(decideRefuse(withAna, ana, false)).toMatchObject({
      next: withRobot,
      body: { type: 'refused', to: 'robot' },
    })
    expect(decideRefuse(withAna, ben, true)).toEqual({ do: 'refuse', error: 'thread.notYours' })
  })

  it('a thread is handed to a colleague who is free, with a note, and to nobody else', () => {
    const to = { from: ana, note: 'wants a refund', to: 'agent' } as const
    const given = decideHandOver(withAna, { ...to, agent: agent(2) })
    expect(given).toMatchObject({ ...ownedBy(2), note: { text: 'wants a refund', agent: ana } })
    expect(given).toMatchObject({ body: { how: 'transferred', from: { id: 1, nick: ana.nick } } })
    for (const busy of [agent(2, { load: 5 }), agent(2, { state: 'away' }), agent(2, { isLive: false })])
      expect(decideHandOver(withAna, { ...to, agent: busy })).toEqual({ do: 'refuse', error: 'agent.away' })
    expect(decideHandOver(withAna, { ...to, agent: agent(1) })).toMatchObject({ error: 'object.unknown' })
    expect(decideHandOver(inQueue, { ...to, agent: agent(2) })).toMatchObject({ error: 'thread.notYours' })
  })

  it('a thread is handed to a group where somebody is', () => {
    const to = { from: ana, note: '', to: 'group', groupId: 'g2' } as const
    const handed = decideHandOver(withAna, { ...to, isAnybodyThere: true })
    expect(handed).toMatchObject({ next: inQueue, remember: { groupId: 'g2', refusedBy: 1 } })
    expect(handed).not.toHaveProperty('note')
    expect(decideHandOver(withAna, { ...to, isAnybodyThere: false })).toMatchObject({ error: 'agent.away' })
  })

  it('who has vanished loses what they still own', () => {
    expect(decideVanish(withAna, ana)).toMatchObject({
      next: inQueue,
      body: { type: 'requeued' },
      agent: ana,
    })
    expect(decideVanish(withAna, ben)).toEqual({ do: 'nothing' })
    expect(decideVanish(closedThread, ana)).toEqual({ do: 'nothing' })
  })

  it('a wait ends by the wish of who waits, or because nobody is left', () => {
    expect(decideStopWaiting(inQueue, 'gaveUp')).toMatchObject({ next: withRobot, sender: 'visitor' })
    expect(decideStopWaiting(inQueue, 'noAgent')).toMatchObject({ body: { reason: 'noAgent' } })
    for (const thread of [withRobot, withAna, closedThread])
      expect(decideStopWaiting(thread, 'gaveUp')).toEqual({ do: 'nothing' })
  })
})

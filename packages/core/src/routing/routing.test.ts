import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Owner } from '../log/head.ts'
import { decideClose } from './close.ts'
import type { Decision, ThreadState } from './decision.ts'
import { decideStart } from './start.ts'
import { decideTake } from './take.ts'
import { decideTransfer } from './transfer.ts'

const owners: Owner[] = [
  { kind: 'robot' },
  { kind: 'queue' },
  { kind: 'agent', agentId: 1 },
  { kind: 'agent', agentId: 2 },
]
const closedThread: ThreadState = { isOpen: false, owner: { kind: 'nobody' } }
const openThreads = owners.map((owner): ThreadState => ({ isOpen: true, owner }))

describe('who may own a thread', () => {
  it('opening the chat starts a session with the robot, once', () => {
    expect(decideStart(closedThread)).toMatchObject({
      do: 'change',
      next: { isOpen: true, owner: { kind: 'robot' } },
    })
    for (const thread of openThreads) expect(decideStart(thread)).toEqual({ do: 'nothing' })
  })

  it('asking for a person queues, and asking again changes nothing', () => {
    const queued = decideTransfer({ isOpen: true, owner: { kind: 'robot' } }, undefined)
    expect(queued).toMatchObject({ do: 'change', next: { owner: { kind: 'queue' } } })
    expect(decideTransfer({ isOpen: true, owner: { kind: 'queue' } }, undefined)).toEqual({ do: 'nothing' })
    expect(decideTransfer(closedThread, undefined)).toEqual({ do: 'refuse', error: 'session.closed' })
  })

  it('a named agent is given the thread unless another person has it', () => {
    const given = decideTransfer({ isOpen: true, owner: { kind: 'queue' } }, 2)
    expect(given).toMatchObject({ do: 'change', next: { owner: { kind: 'agent', agentId: 2 } } })
    expect(decideTransfer({ isOpen: true, owner: { kind: 'agent', agentId: 1 } }, 2)).toEqual({
      do: 'nothing',
    })
  })

  it('the second agent to take a thread is told that it is taken', () => {
    expect(decideTake({ isOpen: true, owner: { kind: 'agent', agentId: 1 } }, 2)).toEqual({
      do: 'refuse',
      error: 'thread.taken',
    })
    expect(decideTake({ isOpen: true, owner: { kind: 'agent', agentId: 2 } }, 2)).toEqual({ do: 'nothing' })
  })

  it('an agent ends only what they own; the visitor always may', () => {
    const thread: ThreadState = { isOpen: true, owner: { kind: 'agent', agentId: 1 } }
    expect(decideClose(thread, { kind: 'agent', agentId: 2 })).toEqual({
      do: 'refuse',
      error: 'thread.notYours',
    })
    expect(decideClose(thread, { kind: 'agent', agentId: 1 })).toMatchObject({ body: { reason: 'agent' } })
    expect(decideClose(thread, { kind: 'visitor' })).toMatchObject({ body: { reason: 'ended' } })
    expect(decideClose(closedThread, { kind: 'visitor' })).toEqual({ do: 'nothing' })
  })

  it('in any order of wishes: a closed thread has no owner, and no agent loses a thread to another', () => {
    const wish = fc.oneof(
      fc.constant((t: ThreadState) => decideStart(t)),
      fc.constant((t: ThreadState) => decideTransfer(t, undefined)),
      fc.integer({ min: 1, max: 3 }).map((id) => (t: ThreadState) => decideTransfer(t, id)),
      fc.integer({ min: 1, max: 3 }).map((id) => (t: ThreadState) => decideTake(t, id)),
      fc
        .integer({ min: 1, max: 3 })
        .map((id) => (t: ThreadState) => decideClose(t, { kind: 'agent', agentId: id })),
      fc.constant((t: ThreadState) => decideClose(t, { kind: 'visitor' })),
    )
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
        let thread = closedThread
        for (const decide of wishes) {
          const next = after(thread, decide(thread))
          expect(next.isOpen).toBe(next.owner.kind !== 'nobody')
          if (thread.owner.kind === 'agent' && next.owner.kind === 'agent') {
            expect(next.owner.agentId).toBe(thread.owner.agentId)
          }
          thread = next
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

function after(thread: ThreadState, decision: Decision): ThreadState {
  return decision.do === 'change' ? decision.next : thread
}

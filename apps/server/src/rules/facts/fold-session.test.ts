import { describe, expect, it } from 'vitest'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { FactEntry } from './facts.ts'
import { foldSession } from './fold-session.ts'

type Written = [at: number, sender: FactEntry['sender'], body: EntryBody | 'says', agentId?: number]

function log(...written: Written[]): FactEntry[] {
  return written.map(([at, sender, said, agentId], index) => ({
    seq: index + 1,
    at,
    clientId: '',
    sender,
    internal: false,
    sensitive: false,
    body: said === 'says' ? { type: 'message', msgType: 1, content: '' } : said,
    ...(agentId !== undefined && { agent: { id: agentId } }),
  }))
}

const started: Written = [0, 'system', { type: 'started' }]
const queued: Written = [10, 'system', { type: 'queued', groupId: 'sales' }]

describe('the facts of a session', () => {
  it('count a wait, a hold and the answers in it', () => {
    const { waits, holds, session } = foldSession(
      log(
        started,
        [5, 'robot', 'says'],
        queued,
        [12, 'visitor', 'says'],
        [20, 'agent', { type: 'accepted', groupId: 'sales' }, 7],
        [30, 'agent', 'says', 7],
        [40, 'visitor', 'says'],
        [45, 'visitor', 'says'],
        [60, 'agent', 'says', 7],
        [70, 'agent', { type: 'closed', reason: 'agent' }, 7],
      ),
    )
    expect(waits).toMatchObject([
      {
        seq: 3,
        startedAt: 10,
        endedAt: 20,
        groupId: 'sales',
        cause: 'queued',
        outcome: 'accepted',
        agentId: 7,
      },
    ])
    expect(holds).toMatchObject([
      {
        agentId: 7,
        startedAt: 20,
        endedAt: 70,
        answeredAt: 30,
        cameFrom: 'queue',
        leftBy: 'closed',
        visitorMessages: 2,
        agentMessages: 2,
        responses: [
          { from: 12, to: 30 },
          { from: 40, to: 60 },
        ],
      },
    ])
    expect(session).toMatchObject({
      startedAt: 0,
      endedAt: 70,
      askedAt: 10,
      answeredAt: 30,
      groupId: 'sales',
      closeReason: 'agent',
      closedBy: 7,
      agents: [7],
      visitorMessages: 3,
      agentMessages: 2,
      robotMessages: 1,
    })
  })

  it('know a visitor whom nobody answered from one who asked for nobody', () => {
    const gaveUp = foldSession(log(started, queued, [30, 'visitor', { type: 'closed', reason: 'ended' }]))
    expect(gaveUp.waits).toMatchObject([{ outcome: 'abandoned' }])
    expect(gaveUp.session).toMatchObject({ askedAt: 10, answeredAt: undefined, agents: [] })
    const robotOnly = foldSession(log(started, [30, 'visitor', { type: 'closed', reason: 'ended' }]))
    expect(robotOnly.session).toMatchObject({ askedAt: undefined, answeredAt: undefined })
  })

  it('know a visitor who was connected at once from one whom an agent took from the robot', () => {
    const end: Written = [30, 'visitor', { type: 'closed', reason: 'ended' }]
    const holdsOf = (how?: 'taken') =>
      foldSession(log(started, [20, 'agent', { type: 'accepted', ...(how && { how }) }, 7], end)).holds
    expect(holdsOf()).toMatchObject([{ cameFrom: 'request' }])
    expect(holdsOf('taken')).toMatchObject([{ cameFrom: 'robot' }])
  })

  it('do not take a note for an answer', () => {
    const entries = log(
      started,
      [20, 'agent', { type: 'accepted' }, 7],
      [25, 'visitor', 'says'],
      [30, 'agent', 'says', 7],
      [50, 'system', { type: 'closed', reason: 'idle' }],
    ).map((entry) => (entry.at === 30 ? { ...entry, internal: true } : entry))
    expect(foldSession(entries).holds).toMatchObject([
      { answeredAt: undefined, responses: [], agentMessages: 0 },
    ])
  })

  it('have no group where the log of an earlier version names none', () => {
    const { waits } = foldSession(
      log(
        started,
        [10, 'system', { type: 'queued' }],
        [30, 'system', { type: 'unserved', reason: 'noAgent' }],
      ),
    )
    expect(waits).toMatchObject([{ groupId: undefined, outcome: 'noAgent' }])
  })
})

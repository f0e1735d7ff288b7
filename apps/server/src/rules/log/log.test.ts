import { describe, expect, it } from 'vitest'
import type { Entry, EntryBody } from '@foyer/core/log/entry.ts'
import { msgIdOf, seqOf } from '@foyer/core/log/entry.ts'
import { agentEvent } from './for-agent.ts'
import { visibleMessages, visitorEvent } from './for-visitor.ts'
import { statusOf } from './head.ts'
import { decideRecall } from '../routing/recall.ts'
import { isTakenOver } from './taken-over.ts'
import { decideText } from '@foyer/core/log/text.ts'

const message: EntryBody = { type: 'message', msgType: 1, content: 'hello' }

function entry(changes: Partial<Entry> = {}): Entry {
  return {
    threadKey: 'thread',
    seq: 3,
    at: 1_000,
    clientId: 'client-3',
    sender: 'agent',
    agent: { id: 7, nick: 'Ana', face: '' },
    recalled: false,
    internal: false,
    sensitive: false,
    body: message,
    ...changes,
  }
}

describe('what readers see of an entry', () => {
  it('D-07 a message goes out by the names of the spec', () => {
    expect(visitorEvent(entry())).toEqual({
      event_type: 1201,
      msgId: 'thread.3',
      seq: 3,
      id: 'client-3',
      msgType: 1,
      senderType: 2,
      msgContent: 'hello',
      msgTime: 1_000,
      senderName: 'Ana',
      faceUrl: '',
    })
  })

  it('D-16 which sensitive words stand in a message is told to agents only', () => {
    const extra = { replyMsg: 'quoted', sensitiveWords: 'lawyer' }
    const marked = entry({ body: { type: 'message', msgType: 1, content: 'hello', extra } })
    expect(agentEvent(marked)).toMatchObject(extra)
    expect(visitorEvent(marked)).toMatchObject({ replyMsg: 'quoted', msgContent: 'hello' })
    expect(visitorEvent(marked)).not.toHaveProperty('sensitiveWords')
  })

  it('visitors receive nothing of internal notes and sensitive messages, agents do', () => {
    for (const hidden of [entry({ internal: true }), entry({ sensitive: true })]) {
      expect(visitorEvent(hidden)).toBeUndefined()
      expect(visibleMessages([hidden])).toEqual([])
      expect(agentEvent(hidden)).toMatchObject({ msgContent: 'hello' })
    }
  })

  it('T-03 of a recalled message only its place is left, for everybody', () => {
    const recalled = entry({ recalled: true, body: { ...message, extra: { replyMsg: 'quoted' } } })
    for (const event of [visitorEvent(recalled), agentEvent(recalled)]) {
      expect(event).toMatchObject({ msgContent: '', recallFlag: 1 })
      expect(event).not.toHaveProperty('replyMsg')
    }
  })

  it('T-19 what else happens has its own code; the start and the queue are not for readers', () => {
    expect(visitorEvent(entry({ body: { type: 'accepted' } }))).toMatchObject({
      event_type: 1200,
      adminNick: 'Ana',
    })
    expect(visitorEvent(entry({ body: { type: 'closed', reason: 'agent' } }))).toMatchObject({
      event_type: 1202,
      outType: 2,
    })
    expect(visitorEvent(entry({ body: { type: 'ratingInvited' } }))).toMatchObject({ event_type: 1203 })
    expect(visitorEvent(entry({ body: { type: 'recalled', target: 2 } }))).toMatchObject({
      event_type: 1205,
      msgId: 'thread.2',
    })
    expect(visitorEvent(entry({ body: { type: 'started' } }))).toBeUndefined()
    expect(visitorEvent(entry({ body: { type: 'queued' } }))).toBeUndefined()
  })
})

describe('who did it', () => {
  it.each<EntryBody>([
    { type: 'closed', reason: 'agent' },
    { type: 'ratingInvited' },
    { type: 'refused', to: 'queue' },
  ])('is told to agents and not to visitors: $type', (body) => {
    expect(agentEvent(entry({ body }))).toMatchObject({ from: { adminId: '7', adminNick: 'Ana' } })
    expect(visitorEvent(entry({ body }))).not.toHaveProperty('from')
  })
})

describe('ids and heads', () => {
  it('a msgId names a place in its own thread only', () => {
    expect(seqOf(msgIdOf({ threadKey: 'a.b', seq: 12 }), 'a.b')).toBe(12)
    for (const wrong of ['other.12', 'a.b', 'a.b.', 'a.b.x', 'a.b.-1', 'a.b.9999999999', '']) {
      expect(seqOf(wrong, 'a.b')).toBeUndefined()
    }
  })

  it('D-02 the status follows the owner', () => {
    expect(statusOf({ kind: 'agent', agentId: 1 }, false)).toBe('ended')
    expect(statusOf({ kind: 'robot' }, true)).toBe('noAgent')
    expect(statusOf({ kind: 'queue' }, true)).toBe('queued')
    expect(statusOf({ kind: 'agent', agentId: 1 }, true)).toBe('withAgent')
  })

  it('T-25 only another browser takes over, and nobody before one is known', () => {
    const head = { seq: 1, status: 'withAgent', gen: 1 } as const
    expect(isTakenOver({ ...head, browser: '' }, 'a')).toBe(false)
    expect(isTakenOver({ ...head, browser: 'a' }, 'a')).toBe(false)
    expect(isTakenOver({ ...head, browser: 'b' }, 'a')).toBe(true)
  })
})

describe('recalling', () => {
  const owned = { isOpen: true, owner: { kind: 'agent', agentId: 7 } } as const

  it('P-05 an agent withdraws an own message in a thread they own, once', () => {
    expect(decideRecall(owned, entry(), 7)).toMatchObject({
      do: 'change',
      body: { type: 'recalled', target: 3 },
    })
    expect(decideRecall(owned, entry({ recalled: true }), 7)).toEqual({ do: 'nothing' })
    const ended = { isOpen: false, owner: { kind: 'nobody' } } as const
    const note = decideRecall(ended, entry({ internal: true }), 7)
    expect(note).toMatchObject({ do: 'change', internal: true, next: ended })
  })

  it.each([
    ['nothing there', undefined, 'object.unknown'],
    ['something that is no message', entry({ body: { type: 'accepted' } }), 'object.unknown'],
    ["a visitor's message", entry({ sender: 'visitor', agent: undefined as never }), 'message.notYours'],
    ["a colleague's message", entry({ agent: { id: 8, nick: 'Ben', face: '' } }), 'message.notYours'],
  ])('P-05 refuses %s', (_name, target, error) => {
    expect(decideRecall(owned, target, 7)).toEqual({ do: 'refuse', error })
  })

  it('refuses in a thread that is over or belongs to a colleague', () => {
    expect(decideRecall({ isOpen: false, owner: { kind: 'nobody' } }, entry(), 7)).toMatchObject({
      error: 'session.closed',
    })
    expect(decideRecall({ isOpen: true, owner: { kind: 'queue' } }, entry(), 7)).toMatchObject({
      error: 'thread.notYours',
    })
  })
})

describe('text that is stored', () => {
  it.each(['', ' ', '\n\t', '\u0000\u0007'])('V-10 blank text %j is not sent', (blank) => {
    expect(decideText(1, blank)).toBeUndefined()
  })

  it('keeps what people write, in any script, and drops control characters', () => {
    expect(decideText(1, 'a\r\nb\u0000 مرحبا 👩‍👩‍👧')).toBe('a\nb مرحبا 👩‍👩‍👧')
  })

  it('P-01 visitors write text only', () => {
    for (const msgType of [0, 2, 3, 12, 13, 99]) expect(decideText(msgType, 'x')).toBeUndefined()
  })
})

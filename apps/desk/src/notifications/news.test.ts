import { eventTypes } from '@foyer/contract/codes.ts'
import { threadSummaryExample, type ThreadSummary } from '@foyer/contract/desk/inbox.ts'
import type { DeskFrame } from '@foyer/contract/desk/thread.ts'
import { describe, expect, it } from 'vitest'
import type { DeskEvent } from '../live/desk-event.ts'
import { initialState, type DeskState } from '../live/state.ts'
import { step } from '../live/step.ts'
import { newsIn } from './news.ts'

const me = '7'
const { threadId } = threadSummaryExample
const mine: ThreadSummary = { ...threadSummaryExample, status: 2, adminId: me, lastSeq: 12 }

function after(state: DeskState, event: DeskEvent) {
  const next = step(state, event).state
  return { next, news: newsIn({ event, before: state, after: next })?.kind }
}
const frame = (thread: ThreadSummary): DeskEvent => ({
  on: 'frame',
  at: 0,
  frame: { type: 'thread', thread },
})
const words = (seq: number, senderType: 1 | 2): DeskEvent => ({
  on: 'frame',
  at: 0,
  frame: { type: 'event', threadId, event: message(seq, senderType) },
})

describe('what is worth a sound', () => {
  it('somebody waits, is given to me, and writes; each once', () => {
    const first = after(initialState(me), frame(threadSummaryExample))
    expect(first.news).toBe('waiting')
    expect(after(first.next, frame(threadSummaryExample)).news).toBeUndefined()
    const given = after(first.next, frame(mine))
    expect(given.news).toBe('assigned')
    const wrote = after(given.next, words(13, 1))
    expect(wrote.news).toBe('message')
    expect(after(wrote.next, words(13, 1)).news).toBeUndefined()
  })

  it('somebody calls, also in the conversation that is in front; not that they stopped, nor that I call', () => {
    const given = after(initialState(me), frame(mine)).next
    const open = step(given, { on: 'opened', threadId }).state
    expect(after(open, call(13, {})).news).toBe('call')
    expect(after(open, call(13, { startedBy: 'agent' })).news).toBeUndefined()
    expect(after(open, call(13, { reason: 'missed', seconds: 0 })).news).toBeUndefined()
  })

  it('who took my conversation over, even where it is in front', () => {
    const given = after(initialState(me), frame(mine)).next
    const open = step(given, { on: 'opened', threadId }).state
    const by = (how: string, from: string): DeskEvent => accepted(13, how, from)
    const event = by('takenOver', me)
    const next = step(open, event).state
    expect(newsIn({ event, before: open, after: next })).toMatchObject({ kind: 'takenOver', by: 'Maria' })
    expect(after(open, by('takenOver', '9')).news).toBeUndefined()
    expect(after(open, by('transferred', me)).news).toBeUndefined()
  })

  it('not what I wrote, what I look at, what a colleague takes, or what was only read', () => {
    const given = after(initialState(me), frame(mine)).next
    expect(after(given, words(13, 2)).news).toBeUndefined()
    const open = step(given, { on: 'opened', threadId }).state
    expect(after(open, words(13, 1)).news).toBeUndefined()
    expect(after(step(open, { on: 'looking', isLooking: false }).state, words(13, 1)).news).toBe('message')
    expect(after(initialState(me), frame({ ...mine, adminId: '8' })).news).toBeUndefined()
    const read: DeskEvent = { on: 'rows', threads: [threadSummaryExample], askedAt: 0 }
    expect(after(initialState(me), read).news).toBeUndefined()
  })
})

function call(seq: number, part: object): DeskEvent {
  const event = { event_type: eventTypes.call, seq, msgTime: 1, videoType: 'voice', callId: 'c1' }
  const told = { ...event, startedBy: 'visitor', ...part } as Extract<DeskFrame, { type: 'event' }>['event']
  return { on: 'frame', at: 0, frame: { type: 'event', threadId, event: told } }
}

function accepted(seq: number, how: string, from: string): DeskEvent {
  const agent = { adminId: '8', adminNick: 'Maria', adminFace: '' }
  const event = { event_type: eventTypes.accepted, seq, msgTime: 1, ...agent, how }
  const told = { ...event, from: { adminId: from, adminNick: '' } } as Extract<
    DeskFrame,
    { type: 'event' }
  >['event']
  return { on: 'frame', at: 0, frame: { type: 'event', threadId, event: told } }
}

function message(seq: number, senderType: 1 | 2) {
  const ids = { event_type: eventTypes.message, msgId: `${threadId}.${seq}`, id: `client-id-${seq}`, seq }
  const said = { msgTime: 1_794_700_000_000 + seq, msgType: 1, senderType, msgContent: 'words' }
  return { ...ids, ...said } as Extract<DeskFrame, { type: 'event' }>['event']
}

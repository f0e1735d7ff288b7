import fc from 'fast-check'
import { callEnds, callSides } from '@foyer/contract/calls/ends.ts'
import { outTypes, senderTypes, type CloseReason, type Sender } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { deskStream } from '@foyer/contract/desk/thread.ts'
import { acceptedHows } from '@foyer/contract/events/server-event.ts'
import { getEventMsg, getSessionMsg } from '@foyer/contract/events/endpoints.ts'
import { stream } from '@foyer/contract/events/stream.ts'
import { getHistoryMsg } from '@foyer/contract/messages/getHistoryMsg.ts'
import { wireEncoder } from '@foyer/contract/wire-encoder.ts'
import { expect, it } from 'vitest'
import type { Entry, EntryBody } from '@foyer/core/log/entry.ts'
import { agentEvent } from './for-agent.ts'
import { visibleMessages, visitorEvent, visitorEvents } from './for-visitor.ts'
import { takenOverEvent } from './taken-over.ts'

// Written out and not taken from the schemas: a field that visitors are to receive is added here as well.
const visitorFields = new Set(
  (
    'event_type seq msgTime adminId adminNick adminFace outType end msgId videoType callId startedBy reason seconds ' +
    'status id msgType senderType msgContent msgTransContent senderName faceUrl fileName size replyMsg recallFlag ' +
    'clientType docId docPattern docNode answer answers answerType suggestList robotSuggest itemList buttonId menubar ' +
    'btnList showType showTransferBtn robotNote disabled referenceFile agentTime formFields'
  ).split(' '),
)
const agentFields = new Set([
  ...visitorFields,
  'insideFlag',
  'sensitiveFlag',
  'sensitiveWords',
  'how',
  'from',
])

const secret = 'for the server alone'

/** Fields that the server stores for itself or for agents, and names that no list has. */
const hiddenExtra = fc.dictionary(
  fc.oneof(fc.constantFrom('nodeId', 'token', 'adminId', 'internal', 'from', 'how'), fc.string()),
  fc.oneof(fc.constant(secret), fc.constant({ nested: secret })),
)
const knownExtra = fc.record(
  {
    senderName: fc.string(),
    replyMsg: fc.string(),
    docId: fc.string(),
    fileName: fc.string(),
    size: fc.nat(),
    docNode: fc.string(),
    suggestList: fc.string().map((question) => [{ question, docId: 'd1', score: 1 }]),
    sensitiveWords: fc.constant('lawyer'),
  },
  { requiredKeys: [] },
)
const extra = fc
  .tuple(hiddenExtra, knownExtra)
  // A hidden value under a known name would be of the wrong type, which the compiler rules out.
  .map(([hidden, known]) => ({
    ...Object.fromEntries(Object.entries(hidden).filter(([name]) => !isAllowed(name))),
    ...known,
  }))

function isAllowed(name: string): boolean {
  return name !== 'adminId' && name !== 'from' && name !== 'how' && agentFields.has(name)
}

const call = {
  callId: fc.uuid(),
  media: fc.constantFrom('voice' as const, 'video'),
  startedBy: fc.constantFrom(...callSides),
}

const group = 'group for agents and reports'

function inGroup<T extends string>(type: T) {
  return fc.record({ type: fc.constant(type), groupId: fc.constant(group) }, { requiredKeys: ['type'] })
}

/** One row per type of entry: a new one does not compile until it has its own. */
const bodies: { [T in EntryBody['type']]: fc.Arbitrary<Extract<EntryBody, { type: T }>> } = {
  message: fc.record({
    type: fc.constant('message'),
    msgType: fc.constantFrom<number>(...Object.values(msgTypes), 55),
    content: fc.string(),
    extra,
  }),
  started: fc.constant({ type: 'started' }),
  queued: inGroup('queued'),
  accepted: fc.record(
    {
      type: fc.constant('accepted'),
      how: fc.constantFrom(...acceptedHows),
      from: fc.constant({ id: 9, nick: 'Ben' }),
      groupId: fc.constant(group),
    },
    { requiredKeys: ['type'] },
  ),
  refused: fc.record(
    { type: fc.constant('refused'), to: fc.constantFrom('queue', 'robot'), groupId: fc.constant(group) },
    { requiredKeys: ['type', 'to'] },
  ),
  unserved: fc.record({ type: fc.constant('unserved'), reason: fc.constantFrom('noAgent', 'gaveUp') }),
  requeued: inGroup('requeued'),
  handedOver: inGroup('handedOver'),
  closed: fc.record({
    type: fc.constant('closed'),
    reason: fc.constantFrom(...(Object.keys(outTypes) as CloseReason[])),
  }),
  ratingInvited: fc.constant({ type: 'ratingInvited' }),
  rated: fc.constant({ type: 'rated', rating: { of: 'robot', solved: true, tags: [], comment: '' } }),
  recalled: fc.record({ type: fc.constant('recalled'), target: fc.integer({ min: 1, max: 1000 }) }),
  callStarted: fc.record({ type: fc.constant('callStarted'), ...call }),
  callEnded: fc.record({
    type: fc.constant('callEnded'),
    ...call,
    reason: fc.constantFrom(...callEnds),
    seconds: fc.nat(),
  }),
  formAnswered: fc.record({
    type: fc.constant('formAnswered'),
    target: fc.integer({ min: 1, max: 1000 }),
    docNode: fc.string(),
  }),
}

const entries: fc.Arbitrary<Entry> = fc
  .record({
    threadKey: fc.constant('thread'),
    seq: fc.integer({ min: 1, max: 1000 }),
    at: fc.nat(),
    clientId: fc.uuid(),
    sender: fc.constantFrom(...(Object.keys(senderTypes) as Sender[])),
    agent: fc.option(fc.constant({ id: 7, nick: 'Ana', face: '' }), { nil: undefined }),
    recalled: fc.boolean(),
    internal: fc.boolean(),
    sensitive: fc.boolean(),
    body: fc.oneof(...Object.values<fc.Arbitrary<EntryBody>>(bodies)),
  })
  .map(({ agent, ...entry }) => ({ ...entry, ...(agent && { agent }) }))

const toVisitor = wireEncoder(stream.output)
const toAgent = wireEncoder(deskStream.output)

it('visitors receive the listed fields of every entry and no others, on the stream, by polling and in history', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const event = visitorEvent(entry)
      const place = { lastSeq: 1, more: false }
      const told = [
        event ? toVisitor({ type: 'event', event }) : '{}',
        JSON.stringify(
          getEventMsg.output.encode({
            ...place,
            status: 'withAgent',
            waitIndex: 0,
            msgList: visitorEvents([entry]),
          }),
        ),
        JSON.stringify(getHistoryMsg.output.encode({ msgList: visibleMessages([entry]), more: false })),
        JSON.stringify(
          getSessionMsg.output.encode({
            ...place,
            msgList: visibleMessages([entry]),
            events: visitorEvents([entry]),
          }),
        ),
      ]
      for (const text of told) {
        expect(text).not.toContain(secret)
        expect(text).not.toContain(group)
        for (const row of rowsIn(text)) {
          expect(Object.keys(row).filter((name) => !visitorFields.has(name))).toEqual([])
          // Agents are known to visitors by the spec's own event alone.
          if (row['event_type'] !== 1200) expect(row).not.toHaveProperty('adminId')
        }
      }
      // Also before any schema has seen it.
      expect(Object.keys(event ?? {}).filter((name) => !visitorFields.has(name))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

it('agents receive who wrote it and nothing that is the server’s own', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const event = agentEvent(entry)
      if (!event) return
      const text = toAgent({ type: 'event', threadId: 't', event })
      expect(text).not.toContain(secret)
      for (const row of rowsIn(text)) {
        expect(Object.keys(row).filter((name) => !agentFields.has(name))).toEqual([])
        if (row['event_type'] === 1201) expect(row['adminId']).toBe(entry.agent ? '7' : undefined)
      }
      expect(JSON.parse(text)).toEqual(deskStream.output.encode({ type: 'event', threadId: 't', event }))
    }),
    { numRuns: 2000 },
  )
})

it('the end in another window is no more than a visitor may read', () => {
  const event = takenOverEvent({ seq: 3, status: 'withAgent', gen: 1, browser: 'b' }, 1000)
  expect(Object.keys(event).filter((name) => !visitorFields.has(name))).toEqual([])
})

type Row = Record<string, unknown>

/** The events and messages of an answer or of a frame. */
function rowsIn(text: string): Row[] {
  const answer = JSON.parse(text) as { event?: Row; msgList?: Row[]; events?: Row[] }
  return [...(answer.event ? [answer.event] : []), ...(answer.msgList ?? []), ...(answer.events ?? [])]
}

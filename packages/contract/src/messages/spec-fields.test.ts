import { expect, it } from 'vitest'
import { senderTypes } from '../codes.ts'
import { WireEvent } from '../events/event.ts'
import { AgentMessage, WireMessage } from './wire-message.ts'

/** The fields of a chat message in section 3 of the spec, in its order. */
const specFields =
  'id msgId msgType senderType msgContent msgTransContent msgTime date senderName faceUrl status fileName size docId ' +
  'docPattern docNode answer answers answerType suggestList robotSuggest itemList buttonId menubar btnList showType ' +
  'replyMsg referenceFile recallFlag insideFlag showTransferBtn sensitiveFlag sensitiveWords disabled type clientType ' +
  'agentTime end event_type outType formFields'

/** These say what else has happened, and stand in events. */
const ofEvents = ['end', 'event_type', 'outType']

/** These never cross the wire: a client makes them of what does (docs/decisions/2026-11-16-message-fields.md). */
const ofTheClient = ['date', 'status', 'type']

it('D-07 every field of the spec is on the wire by its name, or is the client’s own', () => {
  const events = WireEvent.options.flatMap((event) => Object.keys(event.shape))
  expect(events).toEqual(expect.arrayContaining(ofEvents))
  const onTheWire = new Set([...Object.keys(AgentMessage.shape), ...ofEvents])
  const missing = specFields.split(' ').filter((name) => !onTheWire.has(name))
  expect(missing).toEqual(ofTheClient)
})

it('D-07 a sender is 1 visitor, 2 agent, 3 robot, 4 system, and nobody else', () => {
  expect(senderTypes).toEqual({ visitor: 1, agent: 2, robot: 3, system: 4 })
  for (const senderType of [0, 5])
    expect(WireMessage.shape.senderType.safeParse(senderType).success).toBe(false)
})

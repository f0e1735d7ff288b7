import type { VisitorApi } from '@foyer/contract/api.ts'
import { eventTypes, nameOf, sessionStatuses } from '@foyer/contract/codes.ts'
import { decodeEvent, type ServerEvent } from '@foyer/contract/events/server-event.ts'
import { decodePlace } from '@foyer/contract/events/queue-place.ts'
import type { Client } from '../client.ts'
import { backoffMs, type Timings } from '../timings.ts'
import type { Ports } from '../ports/ports.ts'
import type { Result } from '../result.ts'
import type { Transport } from '../transport.ts'
import type { Received } from './received.ts'
import { createSequencer, type ReadAfter } from './sequencer.ts'
import { shareSource } from './share-source.ts'
import { startSource } from './source.ts'

export type ReceiveOptions = {
  ports: Ports
  transport: Transport
  client: Pick<Client<VisitorApi>, 'getEventMsg' | 'getSessionMsg'>
  timings: Timings
  who: { userId: string; pollId: string; sessionId: string }
  /** The place in the log up to which this tab has everything. */
  lastSeq: number
  on: (received: Received) => void
}

/** Everything that happens in the conversation from `lastSeq` on, once and in order. The answer stops it. */
export function receive({ ports, transport, client, timings, who, lastSeq, on }: ReceiveOptions): () => void {
  const { userId, pollId, sessionId } = who
  let isOver = false
  const sequencer = createSequencer({
    lastSeq,
    readAfter,
    emit: (event) => tabs.tell({ type: 'event', event }),
  })

  async function readAfter(seq: number): ReturnType<ReadAfter> {
    for (let failures = 1; !isOver; failures += 1) {
      const result = await client.getSessionMsg(
        { userId, sessionId, lastSeq: seq },
        { deadlineMs: timings.sendDeadlineMs },
      )
      if (result.ok) {
        const { msgList, events, lastSeq: reached, more } = result.data
        return { events: [...msgList.map(messageEvent), ...events].flatMap(decoded), lastSeq: reached, more }
      }
      if (result.kind === 'refused') return undefined
      await pause(Math.max(backoffMs(failures, timings, ports.random), result.retryAfterMs))
    }
    return undefined
  }

  async function poll(): Promise<Result<{ more: boolean }>> {
    const input = { userId, pollId, lastSeq: sequencer.lastSeq() }
    const result = await client.getEventMsg(input, { deadlineMs: timings.sendDeadlineMs })
    if (!result.ok || isOver) return result.ok ? { ok: true, data: { more: false } } : result
    const { msgList, lastSeq: seq, more } = result.data
    sequencer.acceptAll(msgList.flatMap(decoded), seq)
    const status = nameOf(sessionStatuses, result.data.status)
    if (status) tabs.tell({ type: 'status', seq, status, ...decodePlace(result.data) })
    return { ok: true, data: { more } }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => void ports.clock.after(ms, resolve))
  }

  const tabs = shareSource({
    ports,
    timings,
    // Tabs that still run an earlier version of the messages between tabs keep to themselves.
    name: `foyer:2:${userId}`,
    sequencer,
    poll,
    start: (report) =>
      startSource({ ports, transport, timings, who: { userId, pollId }, sequencer, poll, on: report }),
    on,
  })
  return () => {
    isOver = true
    tabs.leave()
  }
}

function decoded(wire: unknown): ServerEvent[] {
  const event = decodeEvent(wire)
  return event ? [event] : []
}

/** getSessionMsg lists messages and other events apart; on the stream both are events. */
function messageEvent(message: object): object {
  return { ...message, event_type: eventTypes.message }
}

import type { VisitorApi } from '@foyer/contract/api.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { decodeContent, encodeContent } from '@foyer/contract/messages/codec.ts'
import type { Client } from '@foyer/client/client.ts'
import type { OutboxItem } from '@foyer/client/outbox/outbox-item.ts'
import { createOutbox, type Outbox, type OutboxChange } from '@foyer/client/outbox/outbox.ts'
import type { Timings } from '@foyer/client/timings.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import type { ExpiringStorage } from '@foyer/client/storage.ts'
import type { Effect, Identity } from '@foyer/core/session/effect.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { SessionStore } from './store.ts'

type OpenOptions = {
  client: Client<VisitorApi>
  ports: Ports
  timings: Timings
  store: ExpiringStorage
  identity: Identity
  dispatch: SessionStore['dispatch']
}

/** The visitor's outbox; what the last page left in it is told to the session first. */
export function openOutbox({ client, ports, timings, store, identity, dispatch }: OpenOptions): Outbox {
  const { tenantId, channelId, userId } = identity
  const outbox = createOutbox({
    ports,
    timings,
    store,
    key: `${tenantId}&${channelId}&${userId}`,
    send: ({ id, body }) => client.sendMsg({ ...body, userId, id }, { deadlineMs: timings.sendDeadlineMs }),
    on: (change) => dispatch(eventOf(change)),
  })
  for (const item of outbox.list()) {
    dispatch(queued(item, true))
    if (item.state === 'failed')
      dispatch({ type: 'undelivered', id: item.id, error: item.error ?? 'request.invalid' })
  }
  return outbox
}

type OutboxEffect = Extract<Effect, { do: 'outbox' }>

/** Handlers of the session's outbox effects. */
export const outboxActs: { [A in OutboxEffect['act']]: (outbox: Outbox, effect: OutboxEffect) => void } = {
  open: (outbox) => outbox.open(),
  shut: (outbox) => outbox.shut(),
  add: (outbox, effect) => {
    if (effect.act === 'add') outbox.add(effect.id, encodeContent(effect.content))
  },
  retry: (outbox, effect) => outbox.retry(idOf(effect)),
  discard: (outbox, effect) => outbox.discard(idOf(effect)),
  confirm: (outbox, effect) => outbox.confirm(idOf(effect)),
}

function idOf(effect: OutboxEffect): string {
  return 'id' in effect ? effect.id : ''
}

function eventOf(change: OutboxChange): SessionEvent {
  switch (change.type) {
    case 'added':
      return queued(change.item, false)
    case 'retried':
      return { type: 'resent', id: change.id }
    case 'sent': {
      const { msgId, seq, msgTime } = change.receipt
      return { type: 'delivered', id: change.id, receipt: { msgId, seq, at: msgTime } }
    }
    case 'failed':
      return { type: 'undelivered', id: change.id, error: change.error }
    case 'discarded':
      return { type: 'dropped', id: change.id }
  }
}

function queued(item: OutboxItem, isRestored: boolean): SessionEvent {
  return { type: 'queuedToSend', id: item.id, content: contentOf(item), at: item.at, isRestored }
}

function contentOf({ body }: OutboxItem) {
  return decodeContent({ ...body, msgType: body.msgType ?? msgTypes.text })
}

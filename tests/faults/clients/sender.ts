import { newId } from '@foyer/client/new-id.ts'
import { createOutbox, type Receipt } from '@foyer/client/outbox/outbox.ts'
import type { Result } from '@foyer/client/result.ts'
import { createStorage, memoryStorage, type RawStorage } from '@foyer/client/storage.ts'
import type { History } from '../history.ts'
import { timings, type Browser } from './ports.ts'

type Options = {
  browser: Browser
  storage?: RawStorage
  history: History
  thread: string
  by: string
  post: (message: { id: string; text: string }) => Promise<Result<Receipt>>
}

export type Sender = {
  send: (text: string) => string
  /** Messages nobody has an answer for yet. */
  pending: () => number
  close: () => void
}

/** The real outbox of the client package, with everything it is told written down. */
export function createSender({ browser, storage, history, thread, by, post }: Options): Sender {
  const waiting = new Set<string>()
  const outbox = createOutbox({
    ports: browser,
    timings,
    store: createStorage(browser.clock, storage ?? memoryStorage()),
    key: `${thread}&${by}`,
    send: async ({ id, body }) => {
      const result = await post({ id, text: body.msgContent })
      if (!result.ok && result.kind === 'unknown') history.unknown(id)
      return result
    },
    on: (change) => {
      if (change.type === 'sent' || change.type === 'failed') waiting.delete(change.id)
      if (change.type === 'sent') history.ok(change.id, change.receipt.seq)
      if (change.type === 'failed') history.fail(change.id)
    },
  })
  outbox.open()
  return {
    send(text) {
      const id = newId()
      history.invoke({ id, thread, by, text })
      waiting.add(id)
      outbox.add(id, { msgContent: text, msgType: 1 })
      return id
    },
    pending: () => waiting.size,
    close: outbox.close,
  }
}

import { createClient } from '@foyer/client/client.ts'
import type { Clock } from '@foyer/client/ports/clock.ts'
import { createTransport } from '@foyer/client/transport.ts'
import type { DeskApi } from '@foyer/contract/desk/api.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import { describe, expect, it } from 'vitest'
import { deliverUnsent } from './deliver-unsent.ts'
import type { Unsent } from './outbox.ts'

const clock: Clock = { now: () => 0, after: () => () => undefined }

/** What reaches the server, and by which call. */
async function sent(change: Partial<Unsent>): Promise<{ path: string; body: unknown }> {
  const calls: { path: string; body: unknown }[] = []
  const transport = createTransport({
    clock,
    fetch: async (input, init) => {
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '')
      calls.push({ path: input, body })
      return Response.json({ code: 200, data: { msgId: 't.1', seq: 1, msgTime: 1 } })
    },
  })
  const client = createClient<DeskApi>(deskPath, { transport, requestTimeoutMs: 1000 })
  const item: Unsent = { id: 'id-12345', threadId: 't', text: 'hi', at: 1, state: 'sending', ...change }
  await deliverUnsent(client, item, { deadlineMs: 1000 })
  const [call] = calls
  if (!call) throw new Error('nothing was sent')
  return call
}

describe('D-16 what waits in the outbox', () => {
  const plain = { threadId: 't', id: 'id-12345', msgContent: 'hi' }

  it('goes as a note when it is one, whatever else it carries', async () => {
    const note = await sent({ isNote: true, quote: { msgId: 't.1', words: 'w' }, msgType: 1 })
    expect(note).toEqual({ path: deskPath('writeNote'), body: plain })
  })

  it('goes as a reply with its kind, its quote and its insistence', async () => {
    expect(await sent({})).toEqual({ path: deskPath('reply'), body: plain })
    const { body } = await sent({ msgType: 7, quote: { msgId: 't.1', words: 'w' }, insists: true })
    expect(body).toEqual({ ...plain, msgType: 7, quoteId: 't.1', insist: 1 })
  })
})

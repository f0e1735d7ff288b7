import { describe, expect, it } from 'vitest'
import { unknown } from '@foyer/client/result.ts'
import { longTicket, sampleAccess } from '../sample-access.ts'
import type { Notice, TicketAccess } from '../../forms/ticket-access.ts'
import { createReply } from './create-reply.ts'

type Call = TicketAccess['client']['addWoHandleInfo']

function open(answer: () => Awaited<ReturnType<Call>>, store?: TicketAccess['store']) {
  const sent: Parameters<Call>[0][] = []
  const notices: Notice[] = []
  let ends = 0
  const access = sampleAccess(
    {
      addWoHandleInfo: async (input) => {
        sent.push(input)
        return answer()
      },
    },
    { notify: (notice) => notices.push(notice), ...(store && { store }) },
  )
  const reply = createReply({ access, ticket: longTicket, onSent: () => (ends += 1) })
  return { reply, sent, notices, access, ends: () => ends }
}

describe('a reply to a ticket', () => {
  it('S-32 is not sent while it is empty', () => {
    const { reply, sent } = open(() => ({ ok: true, data: {} }))
    reply.edit('  ')
    reply.submit()
    expect(sent).toEqual([])
  })

  it('X-06 C-37 is sent once, said so for 2 s, and gone', async () => {
    const { reply, sent, notices, ends } = open(() => ({ ok: true, data: {} }))
    reply.edit('A new lid, please.')
    reply.submit()
    reply.submit()
    await expect.poll(ends).toBe(1)
    expect(sent).toMatchObject([
      { woId: 'w1', tenantId: 'demo', userId: 'u1', handleContent: 'A new lid, please.' },
    ])
    expect(notices).toEqual([{ do: 'notice', tone: 'success', text: 'notice.left', ms: 2_000 }])
    expect(reply.get().text).toBe('')
  })

  it('X-06 that was lost is kept over the page, and sent again under the same id', async () => {
    const first = open(() => unknown('server'))
    first.reply.edit('A new lid, please.')
    first.reply.submit()
    await expect.poll(() => first.reply.get().hasFailed).toBe(true)
    expect(first.notices.map(({ text }) => text)).toEqual(['error.network'])
    const second = open(() => ({ ok: true, data: {} }), first.access.store)
    expect(second.reply.get().text).toBe('A new lid, please.')
    second.reply.submit()
    await expect.poll(second.ends).toBe(1)
    expect(second.sent[0]?.id).toBe(first.sent[0]?.id)
    expect(open(() => unknown('server'), first.access.store).reply.get().text).toBe('')
  })
})

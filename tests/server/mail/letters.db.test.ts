import { describe, expect, it } from 'vitest'
import { findTicketLink } from '@foyer/server/platform/http/ticket-link.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { cracked, leftBy } from '../leave-message/given.ts'
import { givenEntry, givenPost, givenTicket, queue, someAddress } from './given.ts'

const post = givenPost()

describe('a ticket', () => {
  it.each([
    ['en', 'Shop: your request #', 'We’ve received your request'],
    ['zh-CN', 'Shop：您的工单 #', '我们已收到您的工单'],
  ])('is confirmed in %s, with a link that opens it', async (locale, subject, title) => {
    const email = someAddress()
    const ticket = await givenTicket(post(), { email, locale })
    await queue(post(), { kind: 'ticketOpened', ...ticket })
    const mail = await post().mailbox.next(email)

    expect(mail.subject).toBe(subject + ticket.number)
    expect(mail.from?.value).toEqual([{ address: 'help@harbour.example', name: 'Harbour Home' }])
    expect(mail.to?.value).toEqual([{ address: email, name: '' }])
    expect(mail.text).toContain(title)
    expect(mail.html).toContain(title)
    const headers = Object.fromEntries(mail.headers)
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' })

    const url = linkIn(mail.text)
    expect(mail.html).toContain(`href="${url.href.replaceAll('&', '&amp;')}"`)
    expect(url.origin + url.pathname).toBe('https://chat.harbour.example/chat_online/workorder')
    expect(url.searchParams.get('woId')).toBe(ticket.ticketId)
    expect(url.searchParams.get('userId')).toBe(ticket.userId)
    const { deps } = post().world.node
    const link = await findTicketLink(deps.db, url.searchParams.get('token') ?? '', deps.clock.now())
    expect(link).toMatchObject({ tenantId: ticket.tenantId, ticketId: ticket.ticketId, mayReply: true })
  })

  it('nothing that its visitor wrote is in the confirmation: the address may be somebody else’s', async () => {
    const email = someAddress()
    const ticket = await givenTicket(post(), { email })
    await queue(post(), { kind: 'ticketOpened', ...ticket })
    const mail = await post().mailbox.next(email)
    for (const text of [mail.subject, mail.text, String(mail.html)]) {
      expect(text).not.toMatch(/evil|pills|spam/i)
    }
  })

  it('a public reply is mailed whole and escaped, with the names of its files, in the thread of the first', async () => {
    const email = someAddress()
    const ticket = await givenTicket(post(), { email })
    const { db } = post().world.node.deps
    const content = 'Sorry!\n<img src=x onerror=alert(1)> & "more"'
    await givenEntry(db, ticket, { seq: 1, content, author: 'Ana' })
    await givenFile(ticket, 'new lid.pdf')
    await queue(post(), { kind: 'ticketOpened', ...ticket })
    const first = await post().mailbox.next(email)
    await queue(post(), { kind: 'ticketReplied', ...ticket, entrySeq: 1 })
    const reply = await post().mailbox.next(email)

    expect(reply.subject).toBe(`Re: ${first.subject}`)
    expect(reply.inReplyTo).toBe(first.messageId)
    expect(reply.references).toBe(first.messageId)
    expect(reply.messageId).not.toBe(first.messageId)
    expect(reply.text).toContain('Ana replied to your request')
    expect(reply.text).toContain('> Sorry!\n> <img src=x onerror=alert(1)> & "more"')
    expect(reply.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;')
    expect(reply.html).not.toContain('<img')
    expect(reply.text).toContain('new lid.pdf')
    expect(reply.attachments).toEqual([])
    expect(linkIn(reply.text).href).not.toBe(linkIn(first.text).href)
  })

  it('an internal note is not mailed, whoever asks', async () => {
    const email = someAddress()
    const ticket = await givenTicket(post(), { email })
    const { db } = post().world.node.deps
    await givenEntry(db, ticket, { seq: 1, kind: 3, content: 'A difficult one.' })
    await givenEntry(db, ticket, { seq: 2, content: 'A new lid is on its way.' })
    await queue(post(), { kind: 'ticketReplied', ...ticket, entrySeq: 1 })
    await queue(post(), { kind: 'ticketReplied', ...ticket, entrySeq: 2 })
    expect((await post().mailbox.next(email)).text).toContain('on its way')
    expect(await post().mailbox.all(email)).toHaveLength(1)
  })

  async function givenFile(ticket: { tenantId: number; ticketId: string }, name: string): Promise<void> {
    const { db } = post().world.node.deps
    const { tenantId, ticketId } = ticket
    const { thread_id: threadId } = await db
      .selectFrom('tickets')
      .select('thread_id')
      .where('id', '=', ticketId)
      .executeTakeFirstOrThrow()
    const file = {
      tenant_id: tenantId,
      id: `f-${ticketId}`,
      thread_id: threadId,
      uploader: 'a1',
      client_id: null,
    }
    await db
      .insertInto('files')
      .values({ ...file, kind: 'file', mime: 'application/pdf', name, bytes: 1, created_at: 1 })
      .execute()
    await db
      .insertInto('ticket_files')
      .values({ tenant_id: tenantId, ticket_id: ticketId, entry_seq: 1, place: 0, file_id: file.id })
      .execute()
  }
})

describe('a left message', () => {
  it.each([
    ['en-GB', 'Shop: your message', 'We’ve received your message'],
    ['zh', 'Shop：您的留言', '我们已收到您的留言'],
  ])('C-26 is confirmed in %s, once, when it is left', async (locale, subject, title) => {
    const email = someAddress()
    const visitor = await Visitor.start(post().world.http, { locale })
    const input = { ...cracked, customerEmail: email, id: `left-once-in-${locale}` }
    for (const _ of [1, 2]) expect((await visitor.call('leaveMsg', input)).body.code).toBe(200)
    const mail = await post().mailbox.next(email)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(title)
    expect(mail.text).not.toContain('cracked')
    expect(mail.text).not.toContain('http')
    const { deps } = post().world.node
    expect(await leftBy(deps.pool, visitor)).toMatchObject([{ locale }])
  })

  it('one that was refused is not confirmed', async () => {
    const email = someAddress()
    const visitor = await Visitor.start(post().world.http)
    const refused = await visitor.call('leaveMsg', { ...cracked, customerEmail: email, msgContent: '  ' })
    expect(refused.body.code).not.toBe(200)
    await visitor.call('leaveMsg', { ...cracked, customerEmail: email })
    await post().mailbox.next(email)
    expect(await post().mailbox.all(email)).toHaveLength(1)
  })

  it('its answer is mailed with the day of the message, in the thread of the confirmation', async () => {
    const email = someAddress()
    const visitor = await Visitor.start(post().world.http, { locale: 'en' })
    await visitor.call('leaveMsg', { ...cracked, customerEmail: email })
    const first = await post().mailbox.next(email)
    const { deps } = post().world.node
    const { id } = await deps.db
      .updateTable('left_messages')
      .set({ is_handled: true, remark: 'A new lid\nwas sent.' })
      .where('user_id', '=', visitor.started.userId)
      .returning('id')
      .executeTakeFirstOrThrow()
    await queue(post(), { kind: 'leftMessageAnswered', tenantId: post().world.demo.tenantId, messageId: id })
    const answer = await post().mailbox.next(email)
    expect(answer.subject).toBe(`Re: ${first.subject}`)
    expect(answer.inReplyTo).toBe(first.messageId)
    expect(answer.text).toContain('In reply to your message of November 14, 2026')
    expect(answer.text).toContain('> A new lid\n> was sent.')
  })
})

function linkIn(text: string | undefined): URL {
  return new URL(/https:\S+/.exec(text ?? '')?.[0] ?? '')
}

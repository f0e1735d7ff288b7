import { describe, expect, it } from 'vitest'
import { ticketStatuses, type TicketStatus } from '@foyer/contract/codes.ts'
import { decodeChange, encodeChange } from '@foyer/contract/desk/ticket-change.ts'
import { decodeContent } from '@foyer/contract/messages/codec.ts'
import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import { ticketEntryKinds, type TicketEntryKind } from '@foyer/contract/tickets/entry-kinds.ts'
import { decideChanges } from './decide-changes.ts'
import { decideAgentReply, decideClientReply } from './decide-reply.ts'
import { decideTicket, type TicketTemplate, type WrittenTicket } from './decide-ticket.ts'
import { ticketFromWords } from './from-words.ts'
import { refuseTicketFile } from './refuse-file.ts'
import { replyCard } from './reply-card.ts'
import { richContent } from './rich-content.ts'
import { isOver } from './statuses.ts'
import { isShownToClient } from './visibility.ts'

const known = { name: 'Sam', phone: '040', email: 'sam@shop.example' }
const takes = { leaveMsgMode: true, leaveMsgType: 'ticket' } as const
const template: TicketTemplate = {
  id: 't1',
  typeId: 'ty1',
  title: 'Damage',
  fields: [{ kind: 'text', id: 'c1', name: 'Order number', required: true, value: '' }],
}
const written: WrittenTicket = {
  title: '',
  content: 'The lid arrived cracked.',
  fields: [{ fieldId: 'c1', fieldName: 'whatever', fieldValue: 'A-20931' }],
  customer: {},
}

describe('what becomes a ticket', () => {
  it('C-36 V-05 content and required fields; type and names are the template’s', () => {
    expect(decideTicket({ channel: takes, template, known }, written)).toEqual({
      templateId: 't1',
      typeId: 'ty1',
      typeName: 'Damage',
      title: '留言工单',
      content: 'The lid arrived cracked.',
      fields: [{ fieldId: 'c1', fieldName: 'Order number', fieldValue: 'A-20931' }],
      customer: known,
    })
  })

  it('K-05 the title that nobody chose is the spec’s, and what a card form says is kept', () => {
    const { title, content } = ticketDefaults.card
    const made = decideTicket({ channel: takes, template, known }, { ...written, title, content })
    expect(made).toMatchObject({ title: '卡片提交工单', content: '表单跳转提交工单', typeName: 'Damage' })
    expect(decideTicket({ channel: takes, template, known }, { ...written, title: ' \n' })).toMatchObject({
      title: '留言工单',
    })
  })

  it('V-12 without a visible content, with a required field empty or a strange one, it is refused', () => {
    const decide = (change: Partial<WrittenTicket>) =>
      decideTicket({ channel: takes, template, known }, { ...written, ...change })
    expect(decide({ content: '\u0000 \n' })).toEqual({ error: 'request.invalid' })
    expect(decide({ fields: [] })).toEqual({ error: 'form.incomplete' })
    const strange = { fieldId: 'c2', fieldName: 'x', fieldValue: 'x' }
    expect(decide({ fields: [...written.fields, strange] })).toEqual({ error: 'request.invalid' })
  })

  it('V-12 without a template the channel must take tickets; a template is enough by itself', () => {
    const plain = { ...written, fields: [] }
    const off = { leaveMsgMode: false, leaveMsgType: 'ticket' } as const
    const messages = { leaveMsgMode: true, leaveMsgType: 'message' } as const
    for (const channel of [off, messages]) {
      expect(decideTicket({ channel, template: undefined, known }, plain)).toEqual({ error: 'form.refused' })
      expect(decideTicket({ channel, template, known }, written)).toMatchObject({ typeId: 'ty1' })
    }
    expect(decideTicket({ channel: takes, template: undefined, known }, plain)).toMatchObject({
      templateId: null,
      typeId: 'default',
      typeName: '',
    })
  })

  it('what a customer says of themselves goes before what is known, in one line', () => {
    const customer = { name: ' Samira\r\nBcc: x ', email: ' ' }
    expect(decideTicket({ channel: takes, template, known }, { ...written, customer })).toMatchObject({
      customer: { name: 'Samira Bcc: x', phone: '040', email: 'sam@shop.example' },
    })
  })
})

describe('replies', () => {
  const names = Object.keys(ticketStatuses) as TicketStatus[]
  const after = (status: TicketStatus, hasAssignee: boolean) => {
    const decided = decideClientReply({ status, hasAssignee }, true, 'x')
    return 'error' in decided ? decided.error : decided.status
  }

  it('C-37 a customer’s words bring back what waited, was resolved or closed; an archive takes none', () => {
    const nobodys = Object.fromEntries(names.map((status) => [status, after(status, false)]))
    expect(nobodys).toEqual({
      open: 'open',
      accepted: 'accepted',
      waiting: 'open',
      resolved: 'open',
      closed: 'open',
      archived: 'identity.forbidden',
    })
    expect(after('waiting', true)).toBe('accepted')
    expect(after('closed', true)).toBe('accepted')
    expect(after('open', true)).toBe('open')
  })

  it('a link for reading takes no words, and blanks are none', () => {
    const ticket = { status: 'open', hasAssignee: false } as const
    expect(decideClientReply(ticket, false, 'x')).toEqual({ error: 'identity.forbidden' })
    expect(decideClientReply(ticket, true, '\u0007 \n')).toEqual({ error: 'request.invalid' })
    expect(decideClientReply(ticket, true, ' a\r\nb ')).toMatchObject({ kind: 'client', content: 'a\nb' })
  })

  it('an agent’s answer takes a ticket up, a note does not, and a status that is asked for is the one', () => {
    const open = { status: 'open', hasAssignee: false } as const
    const say = (words: { isInternal: boolean; status?: TicketStatus }) =>
      decideAgentReply(open, { content: 'x', ...words })
    expect(say({ isInternal: false })).toMatchObject({ kind: 'public', status: 'accepted' })
    expect(say({ isInternal: true })).toMatchObject({ kind: 'internal', status: 'open' })
    expect(say({ isInternal: false, status: 'waiting' })).toMatchObject({ status: 'waiting' })
    expect(say({ isInternal: true, status: 'closed' })).toMatchObject({ status: 'closed' })
    const resolved = { status: 'resolved', hasAssignee: true } as const
    expect(decideAgentReply(resolved, { content: 'x', isInternal: false })).toMatchObject({
      status: 'resolved',
    })
    expect(decideAgentReply(open, { content: ' ', isInternal: false })).toEqual({ error: 'request.invalid' })
  })

  it('S-31 customers see public words and their own, nothing else', () => {
    const kinds = Object.keys(ticketEntryKinds) as TicketEntryKind[]
    expect(kinds.filter((kind) => isShownToClient({ kind }))).toEqual(['public', 'client'])
  })

  it('D-14 resolved, closed and archived tickets are over', () => {
    expect(names.filter(isOver)).toEqual(['resolved', 'closed', 'archived'])
  })
})

describe('changes', () => {
  const now = { status: 'open', priority: 'medium', assignee: undefined } as const
  const ana = { id: 7, nick: 'Ana' }

  it('each is told once, with what it was and what it became', () => {
    expect(decideChanges(now, { status: 'waiting', priority: 'urgent', assignee: ana })).toEqual({
      next: { status: 'waiting', priority: 'urgent', assignee: ana },
      changes: [
        { field: 'assignee', from: '', to: 'Ana' },
        { field: 'priority', from: 'medium', to: 'urgent' },
        { field: 'status', from: 'open', to: 'waiting' },
      ],
    })
  })

  it('what stays as it is is no change, and nobody is somebody too', () => {
    expect(
      decideChanges({ ...now, assignee: ana }, { status: 'open', assignee: { ...ana } }).changes,
    ).toEqual([])
    expect(decideChanges({ ...now, assignee: ana }, { assignee: null })).toMatchObject({
      next: { assignee: undefined },
      changes: [{ field: 'assignee', from: 'Ana', to: '' }],
    })
  })

  it('travels as JSON, and anything else is no change', () => {
    const change = { field: 'status', from: 'open', to: 'closed' } as const
    expect(decodeChange(encodeChange(change))).toEqual(change)
    for (const none of ['', 'null', '[]', '{"field":"password"}']) expect(decodeChange(none)).toBeUndefined()
  })
})

describe('made of words', () => {
  it('the last ones that fit, oldest first; the first line is the title', () => {
    expect(ticketFromWords(['Hello', 'My lid is cracked'], {})).toEqual({
      title: 'Hello',
      content: 'Hello\nMy lid is cracked',
    })
    const long = 'x'.repeat(1_999)
    expect(ticketFromWords(['dropped', long, 'kept'], {}).content).toBe(`kept`)
    expect(ticketFromWords(['dropped', long], {}).content).toBe(long)
  })

  it('what an agent wrote goes before; and there is always something to read', () => {
    expect(ticketFromWords(['Hello'], { title: ' Lid ', content: 'New lid' })).toEqual({
      title: 'Lid',
      content: 'New lid',
    })
    expect(ticketFromWords([], {})).toEqual({ title: '留言工单', content: '留言工单' })
    const title = ticketFromWords(['word '.repeat(40)], {}).title
    expect(title.length).toBeLessThanOrEqual(80)
    expect(title).toMatch(/word…$/)
  })
})

describe('what is handed out', () => {
  it('S-31 a visitor’s words are rich text with nothing of theirs in it', () => {
    expect(richContent('<img src=x onerror=alert(1)>\n"a" & \'b\'')).toBe(
      '&lt;img src=x onerror=alert(1)&gt;<br>&quot;a&quot; &amp; &#39;b&#39;',
    )
  })

  it('a card leads to the ticket by names that prove nothing', () => {
    const ticket = { id: 'w8-_', number: 1042, title: 'Kettle', userId: 'u&1' }
    const content = replyCard({
      ticket,
      nick: 'Ana',
      content: `A new lid\nis on its way. ${'x'.repeat(300)}`,
    })
    const card = decodeContent({ msgType: 9, msgContent: content })
    expect(card).toMatchObject({
      kind: 'link',
      title: '#1042 Kettle',
      subTitle: 'Ana',
      linkUrl: '/chat_online/workorder?woId=w8-_&userId=u%261',
    })
    expect(card.kind === 'link' && card.describe).toMatch(/^A new lid is on its way\. x+…$/)
  })

  it('V-08 pictures and films only, up to 50 MB', () => {
    expect(refuseTicketFile({ kind: 'image', bytes: 52_428_800 })).toBeUndefined()
    expect(refuseTicketFile({ kind: 'video', bytes: 1 })).toBeUndefined()
    expect(refuseTicketFile({ kind: 'image', bytes: 52_428_801 })).toBe('upload.tooLarge')
    for (const kind of ['file', 'audio'] as const)
      expect(refuseTicketFile({ kind, bytes: 1 })).toBe('upload.type')
  })
})

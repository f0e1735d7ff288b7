import { UiTextProvider } from '@foyer/ui/text.tsx'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReplySheet } from './detail/TicketView.tsx'
import { TicketDetail } from './detail/TicketDetail.tsx'
import { EarlierTickets } from './list/TicketList.tsx'
import { longTicket } from './sample-access.ts'

const noop = () => undefined
const at = (time: number) => `at ${time}`

function html(element: ReactElement): string {
  return renderToStaticMarkup(
    <UiTextProvider value={(key, params) => [key, ...Object.values(params ?? {})].join(' ')}>
      {element}
    </UiTextProvider>,
  )
}

describe('a ticket', () => {
  it('S-31 shows its title, time, content, files, customer, answers and replies', () => {
    const markup = html(<TicketDetail ticket={longTicket} dateTime={at} onReply={noop} />)
    for (const part of [
      'Kettle arrived damaged',
      `at ${longTicket.createTime}`,
      'Could you send me a new one?',
      'href="/files/9f2c/cracked-lid.jpg" target="_blank" rel="noopener noreferrer"',
      '+49 40 5550 123',
      'North / Harbour town',
      'ticket.kind.public',
      'ticket.kind.client',
    ])
      expect(markup).toContain(part)
    expect(markup.match(/class="ticket-reply"/g)).toHaveLength(3)
    expect(markup.indexOf('Would you like')).toBeLessThan(markup.indexOf('A new lid, please.'))
  })

  it('S-31 what is neither public nor the client’s is internal', () => {
    const [handle] = longTicket.handleList
    const handleList = handle ? [{ ...handle, handleType: 3 as const }] : []
    expect(html(<TicketDetail ticket={{ ...longTicket, handleList }} dateTime={at} />)).toContain(
      'ticket.kind.internal',
    )
  })

  it('S-31 words of others are text, and their addresses lead nowhere but to the web', () => {
    const payload = '<img src=x onerror=alert(1)>'
    const [handle] = longTicket.handleList
    const markup = html(
      <TicketDetail
        ticket={{
          ...longTicket,
          woTitle: payload,
          woContent: payload,
          crmCustomerVo: { name: payload, phone: payload },
          woFileRelVoList: [{ fileName: payload, fileType: '', fileUrl: 'javascript:alert(1)' }],
          handleList: handle ? [{ ...handle, handleContent: payload, handleUserName: payload }] : [],
        }}
        dateTime={at}
      />,
    )
    expect(markup).not.toContain('<img')
    expect(markup).not.toContain('javascript:')
  })

  it('S-32 without the right to reply there is no button for it', () => {
    expect(html(<TicketDetail ticket={longTicket} dateTime={at} />)).not.toContain('ticket-detail-reply')
  })

  it.each([
    ['', true],
    [' \n', true],
    ['A new lid', false],
  ])('S-32 a reply of %j: the button is off: %s', (text, isOff) => {
    const markup = html(
      <ReplySheet
        text={text}
        isSending={false}
        hasFailed={false}
        attachments={undefined}
        onEdit={noop}
        onSubmit={noop}
        onClose={noop}
      />,
    )
    expect(/<button type="submit"[^>]*disabled/.test(markup)).toBe(isOff)
    expect(markup).toMatch(/<textarea [^>]*rows="5"/)
  })
})

describe('my tickets', () => {
  const list = (tickets: Parameters<typeof EarlierTickets>[0]['tickets']) =>
    html(<EarlierTickets tickets={tickets} dateTime={at} onOpen={noop} onRetry={noop} />)

  it.each([
    [0, 'open'],
    [1, 'accepted'],
    [2, 'waiting'],
    [3, 'resolved'],
    [5, 'closed'],
    [99, 'closed'],
  ] as const)('D-14 status %s is %s', (woStatus, name) => {
    expect(list([{ ...longTicket, woStatus }])).toContain(`>ticket.status.${name}<`)
  })

  it.each([
    [0, 'low'],
    [1, 'medium'],
    [2, 'high'],
    [3, 'urgent'],
  ] as const)('D-14 priority %s is %s', (woPriority, name) => {
    expect(list([{ ...longTicket, woPriority }])).toContain(`ticket.priority.${name}<`)
  })

  it('S-30 no tickets, and none yet, are said in words', () => {
    expect(list([])).toContain('ticket.empty')
    expect(list(undefined)).toContain('ticket.loading')
    expect(list('failed')).toMatch(/ticket\.listFailed.*leave\.again/)
  })
})

import { getLeaveMsgList, type OfflineMessage } from '@foyer/contract/leave-message/endpoints.ts'
import { emptyLeaveDraft } from '../../rules/leave-message/draft.ts'
import { UiTextProvider } from '@foyer/ui/text.tsx'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LeaveView } from './LeaveView.tsx'

const noop = () => undefined
const [handled] = getLeaveMsgList.example.output
/** As it was left, before anybody has seen it. */
const bare: OfflineMessage = {
  id: 'lm2',
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: '',
  msgContent: 'A cracked lid',
  createTime: 1,
  msgState: 0,
  updateUserName: '',
  msgDesc: '',
}

function html(change: Partial<ComponentProps<typeof LeaveView>> = {}): string {
  return renderToStaticMarkup(
    <UiTextProvider value={(key, params) => [key, ...Object.values(params ?? {})].join(' ')}>
      <LeaveView
        tab="write"
        tip=""
        draft={emptyLeaveDraft}
        refusal={undefined}
        hasFailed={false}
        isSending={false}
        earlier={undefined}
        dateTime={(at) => `at ${at}`}
        onTab={noop}
        onEdit={noop}
        onSubmit={noop}
        onClose={noop}
        {...change}
      />
    </UiTextProvider>,
  )
}

describe('the tab for writing', () => {
  it('S-22 two tabs, one of them shown, and its panel named by it', () => {
    const markup = html()
    expect(markup.match(/role="tab"/g)).toHaveLength(2)
    const [, id] = /role="tab" id="([^"]*)"[^>]*aria-selected="true"/.exec(markup) ?? []
    expect(id).toMatch(/-write$/)
    expect(markup).toContain(`role="tabpanel" aria-labelledby="${id}"`)
    expect(markup.match(/aria-selected="true"[^>]*tabindex="0"/gi)).toHaveLength(1)
    expect(markup.match(/aria-selected="false"[^>]*tabindex="-1"/gi)).toHaveLength(1)
  })

  it('S-22 V-06 name and text are required, phone and e-mail are not; five rows of text', () => {
    const markup = html()
    expect(markup).toMatch(/<input [^>]*aria-required="true"[^>]*autoComplete="name"/i)
    expect(markup).toMatch(/<textarea [^>]*aria-required="true"[^>]*rows="5"/)
    for (const type of ['tel', 'email'])
      expect(new RegExp(`<input [^>]*type="${type}"[^>]*>`).exec(markup)?.[0]).not.toContain('aria-required')
  })

  it('says that nobody is online only where it is told so', () => {
    expect(html()).not.toContain('leave-nobody')
    expect(html({ nobodyHere: 'No customer service online' })).toMatch(
      /class="leave-nobody">No customer service online/,
    )
  })

  it('V-13 attachments are below the message, where the channel takes any', () => {
    const markup = html({ attachments: <i>files</i> })
    expect(markup).toMatch(/<textarea.*<i>files<\/i>.*<\/fieldset>/)
  })

  it('asks for a contact at the first of the two fields, in one place', () => {
    const markup = html({ refusal: { problem: 'contact' } })
    expect(markup.match(/error\.formContact/g)).toHaveLength(1)
    expect(markup.match(/data-problem/g)).toHaveLength(1)
    expect(markup.indexOf('error.formContact')).toBeLessThan(markup.indexOf('type="email"'))
  })

  it('S-22 the tip of the channel is rich text above the form, and none is no empty box', () => {
    const markup = html({ tip: 'See www.shop.example' })
    expect(markup.indexOf('href="https://www.shop.example"')).toBeGreaterThan(0)
    expect(markup.indexOf('leave-tip')).toBeLessThan(markup.indexOf('<form'))
    expect(html({ tip: '<img src=x onerror=alert(1)>' })).not.toContain('<img')
    expect(html({ tip: '  ' })).not.toContain('leave-tip')
  })

  it.each([
    ['name', 'input', 'notice.leaveName'],
    ['content', 'textarea', 'notice.leaveContent'],
  ] as const)('V-06 a missing %s is marked at its field, and only there', (problem, tag, text) => {
    const markup = html({ refusal: { problem } })
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(markup).toMatch(new RegExp(`<${tag} [^>]*aria-invalid="true"`))
    expect(markup.match(/role="alert">([^<]*)/g)).toEqual([`role="alert">${text}`])
  })

  it('C-26 while it is sent nothing can be changed or sent again', () => {
    expect(html({ isSending: true })).toMatch(/<fieldset [^>]*disabled=""/)
    expect(html({ isSending: true })).toMatch(/<button type="submit"[^>]*disabled=""[^>]*>.*form\.sending/)
    expect(html()).not.toContain('disabled')
  })

  it('X-09 that it was not sent is said, with what was written still there', () => {
    const markup = html({ hasFailed: true, draft: { ...emptyLeaveDraft, msgContent: 'A cracked lid' } })
    expect(markup).toContain('role="alert">leave.failed')
    expect(markup).toMatch(/<textarea [^>]*>A cracked lid<\/textarea>/)
  })
})

describe('the tab of earlier messages', () => {
  const list = (earlier: ComponentProps<typeof LeaveView>['earlier']) => html({ tab: 'earlier', earlier })

  it('S-22 D-12 each with its date, text, state, who handled it and the remark', () => {
    const markup = list(handled && [handled])
    for (const part of [
      'at 1794700000000',
      'cracked. Order A-20931.',
      'sam@shop.example',
      'data-handled="true">leave.handled<',
      'leave.handledBy Ana',
      'at 1794786400000',
      'A new lid was sent on Tuesday.',
    ])
      expect(markup).toContain(part)
    expect(markup).not.toContain('type="submit"')
  })

  it.each([0, 2, -1])('D-12 state %s is not handled', (msgState) => {
    const markup = list([{ ...bare, msgState }])
    expect(markup).toContain('>leave.unhandled<')
    expect(markup).not.toContain('data-handled')
    expect(markup).not.toContain('left-message-handling')
  })

  it('S-22 no messages, and none yet, are said in words', () => {
    expect(list([])).toContain('leave.empty')
    expect(list(undefined)).toContain('leave.loading')
    expect(list(undefined)).not.toContain('leave.empty')
    expect(list('failed')).toMatch(/leave\.listFailed.*leave\.again/)
  })

  it('V-13 with its number, files, priority, deal time, the reply and what it refers to, when there are any', () => {
    const markup = list(handled && [handled])
    for (const part of [
      'ticket.number 1041',
      'cracked-lid.jpg',
      'ticket.priority.high',
      'leave.dealTime',
      'leave.reply',
      'leave.refers',
      'Kettle arrived damaged',
    ])
      expect(markup).toContain(part)
    const plain = list([bare])
    expect(plain).not.toMatch(/ticket\.|leave\.(?:dealTime|reply|refers)/)
  })

  it('D-12 what was written is text, whatever it looks like', () => {
    const payload = '<img src=x onerror=alert(1)>'
    const markup = list(
      handled && [
        {
          ...handled,
          fileList: [],
          reply: payload,
          referContent: payload,
          msgContent: payload,
          msgDesc: payload,
          customerName: payload,
        },
      ],
    )
    expect(markup).not.toContain('<img')
  })
})

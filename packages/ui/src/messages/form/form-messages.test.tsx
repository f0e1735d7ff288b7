import type { FormField } from '@foyer/contract/forms/field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { MessageActsProvider, type MessageActs } from '../message-acts.tsx'
import type { MessageOf } from '../message-kind.ts'
import { ExternalFormMessage } from './ExternalFormMessage.tsx'
import { formDrafts, OpenForm } from './OpenForm.tsx'
import { FormMessage } from './FormMessage.tsx'

const base = decodeMessage(wireMessageExample)

function form(change: Partial<MessageOf<'form'>['content']> = {}, msgId = 'm1'): MessageOf<'form'> {
  return { ...base, msgId, sender: 'agent', content: { kind: 'form', ...kinds.form.example, ...change } }
}

function acts(change: Partial<MessageActs> = {}): MessageActs {
  const nothing = () => undefined
  return {
    ask: nothing,
    rate: nothing,
    transfer: nothing,
    transferState: 'open',
    submitForm: nothing,
    formStatus: () => 'open',
    checksForms: false,
    canAsk: true,
    documentPage: () => '',
    canRate: true,
    ...change,
  }
}

function html(message: MessageOf<'form'>, does: MessageActs | undefined): string {
  return renderToStaticMarkup(
    <MessageActsProvider value={does}>
      <FormMessage message={message} />
    </MessageActsProvider>,
  )
}

/** Presses the button of a form that is filled in like this. */
function press(typed: FormField[], does: MessageActs) {
  const preventDefault = vi.fn<() => void>()
  formDrafts.write('m1', typed)
  let isPressed = false
  function Probe() {
    const root = OpenForm({ message: form(), acts: does })
    if (isPressed) return null
    isPressed = true
    if (isValidElement<{ onSubmit: (event: object) => void }>(root)) root.props.onSubmit({ preventDefault })
    return null
  }
  renderToStaticMarkup(<Probe />)
  formDrafts.drop('m1')
  return preventDefault
}

describe('V-11 a form in the conversation', () => {
  it('shows its title, its fields and a button', () => {
    const markup = html(form(), acts())
    expect(markup).toContain('Tell us about the damage')
    expect(markup).toContain('value="A-20931"')
    expect(markup).toMatch(/<button type="submit"[^>]*>form\.submit<\/button>/)
    expect(markup).not.toContain('disabled')
  })

  it('asks with an asterisk and checks nothing', () => {
    const markup = html(form(), acts())
    expect(markup).toContain('*</span>')
    expect(markup).toMatch(/<form novalidate=""/i)
  })

  it('cannot be changed or sent twice while it is sent', () => {
    const markup = html(form(), acts({ formStatus: () => 'sending' }))
    expect(markup).toMatch(/<fieldset [^>]*disabled=""/)
    expect(markup).toContain('foyer-spinner')
    expect(markup).toContain('form.sending')
  })

  it.each([
    [{ ...fields.text.example, value: '' }, 0],
    [{ ...fields.text.example, value: ' ' }, 0],
    [fields.text.example, 1],
  ])('V-11 a channel that checks sends no form without its required fields', (field, times) => {
    const submitForm = vi.fn<MessageActs['submitForm']>()
    press([field], acts({ submitForm, checksForms: true }))
    expect(submitForm).toHaveBeenCalledTimes(times)
  })

  it('C-29 C-30 the button sends the fields as they are filled in', () => {
    const submitForm = vi.fn<MessageActs['submitForm']>()
    const typed = [{ ...fields.text.example, value: '' }]
    expect(press(typed, acts({ submitForm }))).toHaveBeenCalledOnce()
    expect(submitForm).toHaveBeenCalledExactlyOnceWith(form(), typed)
  })

  it('says when it was not sent, and can be sent again', () => {
    const formStatus = vi.fn<MessageActs['formStatus']>(() => 'failed')
    const markup = html(form(), acts({ formStatus }))
    expect(formStatus).toHaveBeenCalledWith('m1')
    expect(markup).toMatch(/role="alert">form\.failed/)
    expect(markup).toContain('form.submit')
    expect(markup).not.toContain('disabled')
  })

  it('once sent, it is what was answered', () => {
    const markup = html(form({ submitted: true }), acts())
    expect(markup).not.toMatch(/<(?:input|button|form)/)
    expect(markup).toContain('form.sent')
    expect(markup).toContain('A-20931')
  })

  it('without anybody who could answer it is only read', () => {
    const markup = html(form(), undefined)
    expect(markup).not.toMatch(/<(?:input|button|form)/)
    expect(markup).toContain('form.unanswered')
    expect(markup).toContain('Order number')
  })

  it('what a visitor sent asks the visitor nothing', () => {
    expect(html({ ...form(), sender: 'visitor' }, acts())).not.toContain('<form')
  })

  it('without a field that can be read it says so, and there is nothing to send', () => {
    const markup = html(form({ fields: [] }), acts())
    expect(markup).toContain('form.noFields')
    expect(markup).not.toContain('<button')
  })

  it('after the end of the chat it is shown, but closed', () => {
    expect(html(form(), acts({ canAsk: false }))).toMatch(/<fieldset [^>]*disabled=""/)
  })

  it('a preset that its field cannot hold is not kept: it could never be sent', () => {
    const markup = html(form({ fields: [{ ...fields.select.example, value: 'Spoon' }] }), acts())
    expect(markup).toContain('<option value="" selected="">')
  })

  it('an external form shows its guide', () => {
    const content = { kind: 'externalForm' as const, ...kinds.externalForm.example }
    const markup = renderToStaticMarkup(<ExternalFormMessage message={{ ...base, content }} />)
    expect(markup).toContain('Which order is it about?')
    expect(markup).not.toContain(content.url)
  })
})

describe('what was typed into a form', () => {
  it('is there again when the row comes back, for this message only', () => {
    formDrafts.write('m1', [{ ...fields.text.example, value: 'typed' }])
    expect(html(form(), acts())).toContain('value="typed"')
    expect(html(form({}, 'm2'), acts())).not.toContain('value="typed"')
    formDrafts.drop('m1')
    expect(html(form(), acts())).not.toContain('value="typed"')
  })

  it('tells its listeners, until they leave', () => {
    const listener = vi.fn<() => void>()
    const leave = formDrafts.subscribe(listener)
    formDrafts.write('m3', [])
    formDrafts.drop('m3')
    formDrafts.drop('m3')
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    formDrafts.write('m3', [])
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

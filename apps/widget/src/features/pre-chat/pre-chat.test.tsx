import { userFormDefaults, type UserForm } from '@foyer/contract/channel/config/menus.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userFormFields } from '../../rules/forms/user-form-fields.ts'
import type { WrongField } from '../../rules/forms/user-form-submission.ts'
import { PreChatFields, PreChatSheet } from './PreChatSheet.tsx'

const form: UserForm = { ...userFormDefaults, userFormMode: true }

function sheet(isSending: boolean): string {
  return renderToStaticMarkup(
    <PreChatSheet form={form} isSending={isSending} onSubmit={() => undefined} onRefuse={() => undefined} />,
  )
}

function fieldsWith(wrong: WrongField): string {
  return renderToStaticMarkup(
    <PreChatFields
      fields={userFormFields(form)}
      isDisabled={false}
      wrong={wrong}
      onChange={() => undefined}
    />,
  )
}

it('D-11 name, phone and e-mail are asked for as what they are, the extra entries by their type', () => {
  const markup = sheet(false)
  expect(markup).toContain('Before we start')
  expect(markup).toMatch(/type="text"[^>]*autoComplete="name"/i)
  expect(markup).toMatch(/type="tel"[^>]*autoComplete="tel"/i)
  expect(markup).toMatch(/type="email"[^>]*autoComplete="email"/i)
  expect(markup).toContain('<option value="An order">An order</option>')
})

it('S-20 T-12 nothing dismisses the form before the chat', () => {
  expect(sheet(false)).toMatch(/^<dialog/)
  expect(sheet(false)).not.toContain('dialog.close')
  expect(sheet(false).match(/<button /g)).toHaveLength(1)
})

it('C-05 while the form is sent nothing can be changed or sent again', () => {
  expect(sheet(true)).toMatch(/<fieldset [^>]*disabled=""/)
  expect(sheet(true)).toMatch(/<button [^>]*type="submit"[^>]*disabled=""[^>]*><span class="foyer-spinner"/)
  expect(sheet(false)).not.toContain('disabled')
})

it.each([
  ['V-01', { id: '0', problem: { problem: 'missing', name: 'Name' } }, 'name', 'notice.input'],
  ['V-02', { id: '1', problem: { problem: 'phone' } }, 'tel', 'notice.rightPhone'],
  ['V-03', { id: '2', problem: { problem: 'email' } }, 'email', 'notice.rightEmail'],
] as const)('%s what is wrong stands beside its field, and only there', (_id, wrong, autoComplete, text) => {
  const markup = fieldsWith(wrong)
  const invalid = markup.match(/<input [^>]*aria-invalid="true"[^>]*>/g)
  expect(invalid).toHaveLength(1)
  expect(invalid?.[0]).toContain(`autoComplete="${autoComplete}"`)
  expect(markup.match(/role="alert">([^<]*)/g)).toEqual([`role="alert">${text}`])
})

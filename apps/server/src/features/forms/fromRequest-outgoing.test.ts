import { expect, it } from 'vitest'
import { type ExternalForm, outgoingOf } from './ticket-form.ts'

const form: ExternalForm = {
  kind: 'externalForm',
  guide: '',
  submitted: false,
  url: 'https://shop.example/orders?from=chat#list',
  method: 'get',
  headers: {},
  bodyType: '',
  fields: [
    { kind: 'text', id: 'a', name: 'Order & name', required: true, value: '' },
    { kind: 'checkbox', id: 'b', name: 'parts', required: false, options: ['Lid', 'Söckel=1'], value: [] },
  ],
}

const outgoing = (asked: ExternalForm, values: Parameters<typeof outgoingOf>[1]) =>
  outgoingOf(asked, values, { formCheckMode: false })

it('C-40 GET parameters are serialised as a query string: encoded, lists repeated, behind what is there', () => {
  expect(outgoing(form, { 'Order & name': 'A 1&b=2', parts: ['Lid', 'Söckel=1'] })).toEqual({
    url: 'https://shop.example/orders?from=chat&Order+%26+name=A+1%26b%3D2&parts=Lid&parts=S%C3%B6ckel%3D1#list',
    method: 'GET',
    headers: {},
  })
  expect(outgoing({ ...form, url: 'https://shop.example/' }, { parts: ['Lid'] })).toMatchObject({
    url: 'https://shop.example/?parts=Lid',
  })
  expect(outgoing(form, {})).toMatchObject({ url: form.url })
})

import { expect, it } from 'vitest'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormTemplate } from '@foyer/contract/desk/forms.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()
const all = Object.values(fields).map(({ example }) => encodeField(example))

it('D-10 supervisors keep forms of all nine kinds of fields, and every agent can read them', async () => {
  const ana = await Agent.signIn(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const { body } = await ana.call('saveForm', { title: 'Everything', fields: all, isForTickets: true })
  expect(body.code).toBe(200)
  const form = body.data['form'] as FormTemplate
  expect(form.fields.map(({ fieldType }) => fieldType)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect((await ben.call('listForms')).body.data).toEqual({ forms: [form], tenantId: 'demo' })

  expect((await ben.call('saveForm', form)).body.error).toBe('identity.forbidden')
  expect((await ben.call('deleteForm', { id: form.id })).body.error).toBe('identity.forbidden')
  const nameless = { title: 'x', fields: [{ ...all[0], fieldName: ' ' }] }
  expect((await ana.call('saveForm', nameless)).body.error).toBe('request.invalid')
  expect((await ana.call('saveForm', { ...form, id: 'unknown' })).body.error).toBe('object.unknown')
  await ana.call('saveForm', { ...form, title: 'Renamed' })
  expect((await ben.call('listForms')).body.data).toEqual({
    forms: [{ ...form, title: 'Renamed' }],
    tenantId: 'demo',
  })
  await ana.call('deleteForm', { id: form.id })
  expect((await ben.call('listForms')).body.data).toEqual({ forms: [], tenantId: 'demo' })
})

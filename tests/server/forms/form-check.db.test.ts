import { expect, it } from 'vitest'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { givenMessage } from '../messages/given-form.ts'
import { formTo, issue, submit } from './fromRequest-issue.ts'

const world = givenWorld()
const order: FormField = { kind: 'text', id: 'c1', name: 'Order', required: true, value: '' }
const parts: FormField = {
  kind: 'checkbox',
  id: 'c8',
  name: 'Parts',
  required: false,
  options: ['Lid'],
  value: [],
}

async function inChannel(formCheckMode: boolean): Promise<Visitor> {
  const key = newId()
  const { tenantId } = world.demo
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key, config: { formCheckMode } })
  return Visitor.start(world.http, { channelId: key })
}

function docNode(value: string): string {
  return JSON.stringify([{ ...order, value } as FormField, parts].map(encodeField))
}

it('V-11 formCheckMode 0: a form message is taken with its required fields empty', async () => {
  const visitor = await inChannel(false)
  const msgId = await givenMessage(world, visitor, {
    kind: 'form',
    title: 'Damage',
    fields: [order, parts],
    submitted: false,
  })
  expect((await visitor.call('updateSessionMsg', { msgId, docNode: docNode('') })).body.code).toBe(200)
})

it('V-12 formCheckMode 1: it is refused until they are filled in', async () => {
  const visitor = await inChannel(true)
  const msgId = await givenMessage(world, visitor, {
    kind: 'form',
    title: 'Damage',
    fields: [order, parts],
    submitted: false,
  })
  for (const value of ['', ' \n'])
    expect((await visitor.call('updateSessionMsg', { msgId, docNode: docNode(value) })).body).toMatchObject({
      code: 400,
      error: 'form.incomplete',
    })
  expect((await visitor.call('updateSessionMsg', { msgId, docNode: docNode('A-1') })).body.code).toBe(200)
})

it.each([
  [false, 'form.upstream'],
  [true, 'form.incomplete'],
] as const)(
  'V-12 formCheckMode %s: an external form with a required field empty: %s',
  async (mode, error) => {
    const visitor = await inChannel(mode)
    // Nothing listens there: a form that is let through ends at the upstream.
    const form = formTo('http://127.0.0.1:9/', { fields: [order] })
    await issue(world, visitor, form)
    for (const requestBody of [{}, { Order: '' }])
      expect((await submit(visitor, form, { requestBody })).body.error).toBe(error)
    expect((await submit(visitor, form, { requestBody: { Order: 'A-1' } })).body.error).toBe('form.upstream')
  },
)

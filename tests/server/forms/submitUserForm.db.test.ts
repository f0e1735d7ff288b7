import { beforeAll, expect, it } from 'vitest'
import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import type { UserForm } from '@foyer/contract/channel/config/menus.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const sam = {
  userName: 'Sam',
  phone: '13800138000',
  email: 'sam@shop.example',
  formParams: '[{"name":"Topic","value":"order","fieldType":6}]',
}

beforeAll(async () => {
  await givenForm('form', {})
  await givenForm('abroad', { userFormConfig: { phoneRule: 'international' } })
})

it('C-05 submitUserForm keeps what the visitor claims: name, phone, e-mail and the extra entries', async () => {
  const visitor = await Visitor.start(world.http, { channelId: 'form' })
  expect((await visitor.call('submitUserForm', sam)).body).toEqual({ code: 200, data: {} })
  expect(await claimed(visitor)).toMatchObject({
    name: 'Sam',
    phone: '13800138000',
    email: 'sam@shop.example',
    form_answers: [{ name: 'Topic', fieldType: 6, value: 'order' }],
  })
})

it('C-05 what is left empty does not undo what is known, and extra keys of the call change nothing', async () => {
  const visitor = await Visitor.start(world.http, { channelId: 'form', email: 'old@shop.example' })
  const input = { ...sam, email: '', formParams: '', tenantId: 'rival', role: 'owner', verified: true }
  expect((await visitor.call('submitUserForm', input)).body.code).toBe(200)
  expect(await claimed(visitor)).toMatchObject({ email: 'old@shop.example', form_answers: [] })
})

it.each([
  ['V-01 a required entry is blank', { userName: '  ' }, 'form.incomplete'],
  ['V-02 the phone has not eleven digits', { phone: '1380013800' }, 'form.refused'],
  ['V-02 the phone does not begin with 1', { phone: '23800138000' }, 'form.refused'],
  ['V-03 the e-mail is no address', { email: 'sam at shop' }, 'form.refused'],
  ['V-03 the extra entries are no JSON', { formParams: 'Topic=order' }, 'form.refused'],
  [
    'V-12 an entry that is not asked for',
    { formParams: '[{"name":"role","value":"owner"}]' },
    'form.refused',
  ],
  ['V-12 an option that there is not', { formParams: '[{"name":"Topic","value":"gold"}]' }, 'form.refused'],
  ['V-12 too much', { formParams: `"${'x'.repeat(20_000)}"` }, 'request.invalid'],
  ['V-12 too long a name', { userName: 'x'.repeat(201) }, 'request.invalid'],
  ['V-12 a name that is no text', { userName: { $ne: '' } }, 'request.invalid'],
])('%s: refused, and no row changes', async (_what, wrong, error) => {
  const visitor = await Visitor.start(world.http, { channelId: 'form' })
  const before = await claimed(visitor)
  expect((await visitor.call('submitUserForm', { ...sam, ...wrong })).body).toMatchObject({
    code: 400,
    error,
  })
  expect(await claimed(visitor)).toEqual(before)
})

it('V-02 a channel may choose the international rule', async () => {
  const visitor = await Visitor.start(world.http, { channelId: 'abroad' })
  expect((await visitor.call('submitUserForm', { ...sam, phone: '+49 40 5550-123' })).body.code).toBe(200)
  expect((await visitor.call('submitUserForm', { ...sam, phone: 'call me' })).body.error).toBe('form.refused')
  expect(await claimed(visitor)).toMatchObject({ phone: '+49 40 5550-123' })
})

it('V-12 a channel without a form takes none', async () => {
  const visitor = await Visitor.start(world.http)
  const before = await claimed(visitor)
  expect((await visitor.call('submitUserForm', sam)).body).toMatchObject({ code: 400, error: 'form.refused' })
  expect(await claimed(visitor)).toEqual(before)
})

it('V-12 what a database could not store is taken out, not answered with an error', async () => {
  const visitor = await Visitor.start(world.http, { channelId: 'form' })
  expect((await visitor.call('submitUserForm', { ...sam, userName: 'S\u0000am \ud800' })).body.code).toBe(200)
  expect(await claimed(visitor)).toMatchObject({ name: 'Sam \ufffd' })
})

it('C-05 nobody fills in the form of somebody else, across tenants, without a token or with a revoked one', async () => {
  const victim = await Visitor.start(world.http, { channelId: 'form' })
  const before = await claimed(victim)
  const { userId } = victim.started
  for (const channelId of ['form', 'abroad']) {
    const thief = await Visitor.start(world.http, { channelId })
    expect((await thief.http.call('submitUserForm', { ...sam, userId })).body).toMatchObject({
      error: 'object.unknown',
    })
  }
  expect((await world.http.call('submitUserForm', { ...sam, userId })).status).toBe(401)
  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [userId])
  expect((await victim.call('submitUserForm', sam)).body.error).toBe('identity.expired')
  expect(await claimed(victim)).toEqual(before)
})

/** A tenant of its own whose channel shows the form. */
async function givenForm(key: string, change: Partial<UserForm>): Promise<void> {
  await seedTenant(world.node.deps.db, key)
  const config = { ...defaultChannelConfig, tenantId: key, channelId: key, userFormMode: true, ...change }
  await world.node.deps.pool.query('update channels set config = $1 where key = $2', [
    JSON.stringify(encodeChannelConfig(config)),
    key,
  ])
}

async function claimed(visitor: Visitor): Promise<Record<string, unknown> | undefined> {
  const { rows } = await world.node.deps.pool.query<Record<string, unknown>>(
    'select * from visitors where user_id = $1',
    [visitor.started.userId],
  )
  return rows[0]
}

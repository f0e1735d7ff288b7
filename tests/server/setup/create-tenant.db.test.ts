import { expect, it } from 'vitest'
import { createTenant, type NewTenant } from '@foyer/server/features/setup/create-tenant.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()
const now = 1_794_700_000_000

function create(changes: Partial<NewTenant> = {}) {
  const owner = { nick: 'Mia', email: 'mia@lighthouse.example', password: 'a long pass phrase of Mia' }
  const tenant = {
    name: 'Lighthouse Books',
    locale: 'de' as const,
    timeZone: 'Europe/Berlin',
    owner,
    ...changes,
  }
  return world.node.deps.db
    .transaction()
    .execute((trx) => createTenant(trx, tenant, { operator: 'root' }, now))
}

it('creates a tenant whose owner can sign in and whose chat answers', async () => {
  const { channelKey } = await create()
  expect(channelKey).toBe('lighthouse-books')
  const mia = await Agent.signIn(world.http, 'mia@lighthouse.example', 'a long pass phrase of Mia')
  expect((await mia.call('whoAmI')).body.data).toMatchObject({ agent: { role: 'owner', adminNick: 'Mia' } })
  const channel = await world.http.call('channelInfo', { channelId: channelKey })
  expect(channel.body.code).toBe(200)
})

it('says nothing of the example shop, and labels the form in the language of the tenant', async () => {
  const owner = { nick: 'Lin', email: 'lin@blue.example', password: 'a long pass phrase of Lin' }
  const { tenantId, channelKey } = await create({ name: '蓝海家居', locale: 'zh', owner })
  const { config } = await world.node.deps.db
    .selectFrom('channels')
    .select('config')
    .where('key', '=', channelKey)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(config)
  expect(text).not.toMatch(/harbour|shop|order|parcel|deliver|return|sizes|Monday/i)
  expect(text).toContain('蓝海家居')
  expect(text).toContain('姓名')
  expect(channelKey).toMatch(/^[\w-]{6,}$/)
  expect(tenantId).toBeGreaterThan(0)
})

it('writes down who created it', async () => {
  const owner = { nick: 'Kim', email: 'kim@audit.example', password: 'a long pass phrase of Kim' }
  const { tenantId } = await create({ name: 'Audited', owner })
  const rows = await world.node.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { action: 'createAgent', actor_kind: 'operator', actor_name: 'root', object_name: 'Kim' },
    { action: 'createTenant', object_kind: 'tenant', object_name: 'Audited', at: now },
  ])
})

it('gives a second tenant of the same name another key, and refuses a taken address', async () => {
  const owner = { nick: 'Noa', email: 'noa@twin.example', password: 'a long pass phrase of Noa' }
  const first = await create({ name: 'Twins', owner })
  const second = await create({ name: 'Twins', owner: { ...owner, email: 'noa2@twin.example' } })
  expect(second.tenantKey).not.toBe(first.tenantKey)
  expect(second.tenantKey).toMatch(/^twins-[a-z0-9]{6}$/)
  await expect(create({ name: 'Thieves', owner: { ...owner, email: 'NOA@Twin.example' } })).rejects.toThrow(
    'email.taken',
  )
  const thieves = await world.node.deps.db
    .selectFrom('tenants')
    .select('id')
    .where('name', '=', 'Thieves')
    .execute()
  expect(thieves).toEqual([])
})

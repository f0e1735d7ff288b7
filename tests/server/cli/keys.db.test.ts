import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSecretBox } from '@foyer/server/platform/secret-box.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { runCommand, runJson } from '@foyer/testkit/run-command.ts'

const world = givenWorld()

const key = (id: string) => {
  const secret = randomBytes(32)
  return { id, secret, text: `${id}:${secret.toString('base64')}` }
}
const [old, next, lost] = [key('k1'), key('k2'), key('k9')]
const env = (...keys: { text: string }[]) => ({
  DATABASE_URL: world.node.deps.config.databaseUrl,
  FOYER_KEYS: keys.map(({ text }) => text).join(','),
})

const visitors = 1_203

/** Secrets of all kinds under the old key: two tenants, more visitors than a page has, and one that nobody can open. */
async function givenSecrets() {
  const { db } = world.node.deps
  const rival = await seedTenant(db, 'rival')
  const box = createSecretBox([old])
  for (const { tenantId } of [world.demo, rival]) {
    const { channelId } = await db
      .selectFrom('channels')
      .select('id as channelId')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow()
    const model = { tenant_id: tenantId, channel_id: channelId, is_on: true, budgets: '{}' }
    const sealed = box.seal('sk-model', `model key of ${tenantId}:${channelId}`)
    await db
      .insertInto('model_channels')
      .values({ ...model, sealed_key: sealed })
      .execute()
    const identity = { tenant_id: tenantId, channel_id: channelId, id: 'site' }
    const material = box.seal('site secret', `identity key of ${tenantId}:${channelId}:site`)
    await db
      .insertInto('identity_keys')
      .values({ ...identity, algorithm: 'HS256', material })
      .execute()
  }
  for (const { tenantId } of [world.demo, rival])
    await db
      .insertInto('sso_settings')
      .values({
        tenant_id: tenantId,
        is_on: true,
        issuer: 'https://login.demo.example',
        client_id: 'foyer',
        sealed_secret: box.seal('client secret', `sso secret of ${tenantId}`),
        label: '',
        groups_claim: 'groups',
        roles: '[]',
        default_role: null,
        trusts_email: false,
        creates_accounts: true,
        domains: [],
        is_required: false,
        is_of_owner: true,
        updated_at: 1,
      })
      .execute()
  const { tenantId } = world.demo
  const rows = Array.from({ length: visitors }, (_, n) => {
    const userId = `sealed-${String(n).padStart(5, '0')}`
    const by = n === 700 ? createSecretBox([lost]) : box
    const customer_token = by.seal(`token ${n}`, `customer token of ${tenantId}:${userId}`)
    return { tenant_id: tenantId, user_id: userId, customer_token }
  })
  await db.insertInto('visitors').values(rows).execute()
  await db.insertInto('visitors').values({ tenant_id: tenantId, user_id: 'without' }).execute()
  return rival
}

it('a new key is made, all secrets move to it, and the old key can be dropped only then', async () => {
  const rival = await givenSecrets()
  const made = await runJson<{ newKey: string; known: string; value: string }>(['keys', 'rotate'], {
    env: env(old),
  })
  expect(made.newKey).toBe('k2')
  expect(made.known).toMatch(/^k1:.+,k2:[A-Za-z0-9+/]{43}=$/)
  expect(made.value).toMatch(/^k2:.+,k1:/)
  expect(made.value.endsWith(old.text)).toBe(true)

  const early = await runCommand(['keys', 'rotate', '--drop', 'k1'], { env: env(next, old) })
  expect(early.code).toBe(1)
  expect(early.error).toContain(
    `k1 still seals secrets: 2 in model_channels.sealed_key, 2 in sso_settings.sealed_secret, 2 in identity_keys.material, ${visitors - 1} in visitors.customer_token`,
  )

  const sealed = await runCommand(['keys', 'rotate', '--reseal'], { env: env(next, old) })
  // One cannot be opened: it is told, and stops no other.
  expect(sealed.code).toBe(1)
  expect(sealed.out).toContain('model_channels.sealed_key: 2 encrypted again, 0 failed\n')
  expect(sealed.out).toContain('sso_settings.sealed_secret: 2 encrypted again, 0 failed\n')
  expect(sealed.out).toContain('identity_keys.material: 2 encrypted again, 0 failed\n')
  expect(sealed.out).toContain(`visitors.customer_token: ${visitors - 1} encrypted again, 1 failed\n`)

  const { db } = world.node.deps
  const box = createSecretBox([next])
  const { tenantId } = world.demo
  const tokens = await db
    .selectFrom('visitors')
    .select(['user_id', 'customer_token'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'like', 'sealed-%')
    .orderBy('user_id')
    .execute()
  const opened = tokens.map((row) =>
    box.open(row.customer_token, `customer token of ${tenantId}:${row.user_id}`),
  )
  expect(opened).toEqual(tokens.map((_row, n) => (n === 700 ? undefined : `token ${n}`)))
  const models = await db.selectFrom('model_channels').selectAll().execute()
  expect(
    models.map((row) => box.open(row.sealed_key ?? '', `model key of ${row.tenant_id}:${row.channel_id}`)),
  ).toEqual(['sk-model', 'sk-model'])
  const sso = await db.selectFrom('sso_settings').select(['tenant_id', 'sealed_secret']).execute()
  expect(sso.map((row) => box.open(row.sealed_secret ?? '', `sso secret of ${row.tenant_id}`))).toEqual([
    'client secret',
    'client secret',
  ])

  const audit = await db
    .selectFrom('audit_log')
    .select(['tenant_id', 'actor_kind', 'after'])
    .where('action', '=', 'resealSecrets')
    .orderBy('tenant_id')
    .execute()
  expect(audit).toEqual(
    [tenantId, rival.tenantId].map((id) => ({ tenant_id: id, actor_kind: 'operator', after: { key: 'k2' } })),
  )

  const dropped = await runJson<{ value: string }>(['keys', 'rotate', '--drop', 'k1'], {
    env: env(next, old),
  })
  expect(dropped).toEqual({ dropped: 'k1', value: next.text })
})

it('a second run finds nothing to do but what cannot be opened, and leaves no audit row', async () => {
  const count = async () => {
    const rows = await world.node.deps.db.selectFrom('audit_log').select('id').execute()
    return rows.length
  }
  const before = await count()
  const again = await runCommand(['keys', 'rotate', '--reseal', '--json'], { env: env(next, old) })
  expect(again.code).toBe(1)
  expect(JSON.parse(again.out)).toMatchObject({
    sealed: {
      'model_channels.sealed_key': { resealed: 0, failed: 0 },
      'visitors.customer_token': { resealed: 0, failed: 1 },
    },
  })
  expect(await count()).toBe(before)
})

it('the first key, an unknown one and wrong keys are refused', async () => {
  const refused = (id: string) => runCommand(['keys', 'rotate', '--drop', id], { env: env(next, old) })
  expect((await refused('k2')).error).toContain('k2 is the first key of FOYER_KEYS')
  expect((await refused('k7')).error).toContain('FOYER_KEYS has no key k7')
  const wrong = await runCommand(['keys', 'rotate'], { env: { FOYER_KEYS: 'k1:short' } })
  expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining('name:base64') as string })
})

it('a row that the database refuses stops no other', async () => {
  const { db, pool } = world.node.deps
  const { tenantId } = world.demo
  const third = key('k3')
  const refusal = `check (user_id <> 'sealed-00010' or customer_token not like 'k3:%')`
  await pool.query(`alter table visitors add constraint refuses_one ${refusal}`)
  try {
    const { code, out, error } = await runCommand(['keys', 'rotate', '--reseal'], { env: env(third, next) })
    expect(code).toBe(1)
    expect(error + out).toContain('refuses_one')
    expect(out).toContain(`visitors.customer_token: ${visitors - 2} encrypted again, 2 failed`)
  } finally {
    await pool.query('alter table visitors drop constraint refuses_one')
  }
  const row = await db
    .selectFrom('visitors')
    .select('customer_token')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', 'sealed-00011')
    .executeTakeFirstOrThrow()
  expect(row.customer_token).toMatch(/^k3:/)
})

import { generateKeyPairSync } from 'node:crypto'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { VisitorInfo } from '@foyer/contract/desk/visitor.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { signIdentity } from '@foyer/testkit/sign-identity.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'

/** A channel of its own on a site whose server can sign. */
export async function givenSite(world: World, config: Partial<ChannelConfig> = {}) {
  const channelId = newId()
  const { tenantId } = world.demo
  await seedChannel(world.node.deps.db, { tenantId, tenantKey: 'demo', key: channelId, config })
  const ana = await Agent.signIn(world.http)
  const { keyId, secret } = await givenKey(ana, channelId)
  return {
    channelId,
    ana,
    keyId,
    secret,
    visit: (about: Record<string, unknown> = {}) => Visitor.start(world.http, { channelId, ...about }),
    sign: (
      sub: string,
      about: { name?: string; email?: string; phone?: string } = {},
      changes: Parameters<typeof signIdentity>[2] = {},
    ) => signIdentity({ secret }, { channelId, sub, ...about }, changes),
  }
}

export type Site = Awaited<ReturnType<typeof givenSite>>

export async function givenKey(agent: Agent, channelId: string): Promise<{ keyId: string; secret: string }> {
  const { key, secret } = must(await agent.call('createIdentityKey', { channelId, algorithm: 'HS256' })) as {
    key: { keyId: string }
    secret: string
  }
  return { keyId: key.keyId, secret }
}

/** A pair on a curve, as `openssl` writes it. */
export function keyPair(namedCurve = 'P-256'): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('ec', {
    namedCurve,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

export function must(answer: Answer): Record<string, unknown> {
  if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

/** Shows a proof; whom the visitor is afterwards can go on with the chat. */
export async function becomes(
  visitor: Visitor,
  jwt: string,
  channelId: string,
): Promise<{ userId: string; visitor: Visitor }> {
  const { userId, token } = must(await visitor.call('identify', { jwt })) as { userId: string; token: string }
  const started = await Visitor.start(visitor.http.with({ token }), { channelId })
  return { userId, visitor: started }
}

/** What an agent reads about the person. */
export async function infoOf(agent: Agent, visitor: Visitor): Promise<VisitorInfo> {
  const threadId = await threadIdOf(visitor)
  return must(await agent.call('visitorInfo', { threadId })) as unknown as VisitorInfo
}

/** All rows that say who somebody is: a call that must change nothing leaves them as they are. */
export async function snapshot(world: World): Promise<unknown> {
  const { pool } = world.node.deps
  const tables = ['visitors', 'identity_proofs', 'identity_keys', 'channels', 'sessions']
  const rows = await Promise.all(
    tables.map((table) => pool.query<object>(`select * from ${table} order by 1, 2, 3`)),
  )
  // When somebody looks at a thread again, a node decides at any time.
  const threads = await pool.query<object>(`select to_jsonb(t) - 'check_at' from threads t order by id`)
  return [...rows, threads].map((result) => result.rows)
}

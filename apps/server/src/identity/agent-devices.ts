import { createHash, randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { knownDevices } from '@foyer/core/timing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/pool.ts'
import type { Database } from '../platform/db/schema.ts'
import { randomId } from '../platform/random.ts'

export type DeviceRef = { tenantId: number; deviceId: string }
type AgentRef = { tenantId: number; agentId: number }
type Proof = DeviceRef & { tokenHash: Buffer }

/**
 * Browsers in which an agent has signed in: a long-lived cookie holds `tenant.device.random`, the table a hash of the
 * random part. It signs nobody in; wrong tries of strangers just do not lock it out.
 */
export function createAgentDevices(db: Db, clock: Clock) {
  return {
    /** The device, if this account was signed in on it before. */
    async find(cookie: string | undefined, account: string): Promise<DeviceRef | undefined> {
      const proof = parseCookie(cookie)
      if (!proof) return undefined
      const known = await devicesOf(db, proof, clock.now())
        .innerJoin('agents as a', (join) =>
          join.onRef('a.tenant_id', '=', 'd.tenant_id').onRef('a.id', '=', 'd.agent_id'),
        )
        .where(sql`lower(a.email)`, '=', account)
        .where('a.is_disabled', '=', false)
        .executeTakeFirst()
      return known && { tenantId: proof.tenantId, deviceId: proof.deviceId }
    },

    /** Makes the browser known to an agent who has signed in there. Answers its new cookie. */
    async remember(
      { tenantId, agentId }: AgentRef,
      cookie: string | undefined,
      locale: string,
    ): Promise<{ deviceId: string; cookie: string }> {
      const now = clock.now()
      const token = randomBytes(32).toString('base64url')
      const deviceId = await db.transaction().execute(async (trx) => {
        const proof = parseCookie(cookie)
        const known = proof?.tenantId === tenantId ? await rotate(trx, proof, hashOf(token), now) : undefined
        const row = { token_hash: hashOf(token), locale, used_at: now, expires_at: now + knownDevices.lifeMs }
        const id = known ?? randomId()
        await trx
          .insertInto('agent_devices')
          .values({ tenant_id: tenantId, agent_id: agentId, device_id: id, former_hash: null, ...row })
          .onConflict((conflict) => conflict.columns(['tenant_id', 'agent_id', 'device_id']).doUpdateSet(row))
          .execute()
        await forgetLeastUsed(trx, { tenantId, agentId })
        return id
      })
      return { deviceId, cookie: `${tenantId}.${deviceId}.${token}` }
    },

    /** All devices of an agent, or all but the one that a session was opened on. */
    async forget(
      { tenantId, agentId }: AgentRef,
      keep?: { sessionHash: Buffer },
      runner: Db | Trx = db,
    ): Promise<void> {
      const mine = runner
        .deleteFrom('agent_devices')
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
      if (!keep) return void (await mine.execute())
      await mine
        .where('device_id', 'not in', (query) =>
          query
            .selectFrom('agent_sessions')
            .select('device_id')
            .$narrowType<{ device_id: string }>()
            .where('tenant_id', '=', tenantId)
            .where('token_hash', '=', keep.sessionHash)
            .where('device_id', 'is not', null),
        )
        .execute()
    },

    async forgetOne({ tenantId, agentId }: AgentRef, deviceId: string): Promise<void> {
      await db
        .deleteFrom('agent_devices')
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
        .where('device_id', '=', deviceId)
        .execute()
    },
  }
}

export type AgentDevices = ReturnType<typeof createAgentDevices>

type Trx = Transaction<Database>

function devicesOf(db: Db | Trx, { tenantId, deviceId, tokenHash }: Proof, now: number) {
  return db
    .selectFrom('agent_devices as d')
    .select('d.device_id')
    .where('d.tenant_id', '=', tenantId)
    .where('d.device_id', '=', deviceId)
    .where((row) => row.or([row('d.token_hash', '=', tokenHash), row('d.former_hash', '=', tokenHash)]))
    .where('d.expires_at', '>', now)
}

/** Gives a device a new token, for all agents who share it. Its id stays: with a new one would come new tries. */
async function rotate(trx: Trx, proof: Proof, next: Buffer, now: number): Promise<string | undefined> {
  const known = await devicesOf(trx, proof, now).executeTakeFirst()
  if (!known) return undefined
  await trx
    .updateTable('agent_devices')
    .set({ token_hash: next, former_hash: proof.tokenHash })
    .where('tenant_id', '=', proof.tenantId)
    .where('device_id', '=', proof.deviceId)
    .execute()
  return known.device_id
}

/** Expired devices are used least: they go first. */
async function forgetLeastUsed(trx: Trx, { tenantId, agentId }: AgentRef): Promise<void> {
  await trx
    .deleteFrom('agent_devices')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .where('device_id', 'in', (query) =>
      query
        .selectFrom('agent_devices')
        .select('device_id')
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
        .orderBy('used_at', 'desc')
        .orderBy('device_id')
        .offset(knownDevices.most),
    )
    .execute()
}

function parseCookie(cookie: string | undefined): Proof | undefined {
  const [, tenantId, deviceId, token] = /^(\d{1,9})\.([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  if (!deviceId || !token) return undefined
  return { tenantId: Number(tenantId), deviceId, tokenHash: hashOf(token) }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

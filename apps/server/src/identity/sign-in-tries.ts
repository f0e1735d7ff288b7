import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import {
  decideAddressTry,
  decideTry,
  forgiveAddressTry,
  type AddressTries,
  type Tries,
} from '../rules/identity/lock-out.ts'
import { lockRules } from '@foyer/core/timing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/pool.ts'
import type { Database } from '../platform/db/schema.ts'
import { Failed } from '../platform/http/failed.ts'
import { addressBlock } from '../platform/http/address-block.ts'
import type { DeviceRef } from './agent-devices.ts'

type Trx = Transaction<Database>
export type SignInTry = { account: string; address: string; device: DeviceRef | undefined }
/** The lock that applies if this attempt turns out to be wrong. */
export type SignInLock = { by: keyof typeof lockRules; until: number }

/**
 * Counts wrong passwords in PostgreSQL: neither a restart nor an emptied Redis gives anybody new tries, and without
 * PostgreSQL nobody signs in. Accounts that do not exist are counted like any other, so a lock tells nothing. A known
 * device has tries of its own: strangers cannot use them up, and it uses up nobody's.
 */
export function createSignInTries(db: Db, clock: Clock) {
  return {
    /** Counts a try, or fails with signIn.locked. */
    async begin(attempt: SignInTry): Promise<SignInLock[]> {
      const now = clock.now()
      const counted = await db.transaction().execute(async (trx): Promise<SignInLock[]> => {
        if (attempt.device) return [await countTry(trx, 'device', deviceKey(attempt.device, attempt), now)]
        // Always in this order, so that two tries never wait for each other.
        return [
          await countTry(trx, 'account', accountKey(attempt), now),
          await countAtAddress(trx, attempt, now),
        ]
      })
      return counted.filter(({ until }) => until > 0)
    },

    async succeeded(attempt: SignInTry): Promise<void> {
      const own = attempt.device ? deviceKey(attempt.device, attempt) : accountKey(attempt)
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sign_in_tries').where('key', '=', own).execute()
        if (attempt.device) return
        const key = addressKey(attempt)
        await saveAddress(trx, key, forgiveAddressTry(toAddressTries(await lock(trx, key)), nameOf(attempt)))
      })
    },

    /** The account has a new password: wrong tries at the one before lock it no more. */
    async forgive(trx: Trx, account: string): Promise<void> {
      await trx
        .deleteFrom('sign_in_tries')
        .where('key', 'in', [accountKey({ account }), accountKey({ account: secondStepOf(account) })])
        .execute()
    },

    /**
     * After a wrong try that locked the account. `tell` is called once per lock, in the transaction that remembers it.
     * An account that does not exist costs the same writing.
     */
    async locked(attempt: SignInTry, tell: (trx: Trx) => Promise<void>): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const first = await trx
          .updateTable('sign_in_tries')
          .set({ told_at: clock.now() })
          .where('key', '=', accountKey(attempt))
          .where('told_at', '=', 0)
          .returning('key')
          .executeTakeFirst()
        if (first) await tell(trx)
      })
    },
  }
}

export type SignInTries = ReturnType<typeof createSignInTries>

async function countTry(trx: Trx, by: 'account' | 'device', key: Buffer, now: number): Promise<SignInLock> {
  const decided = decideTry(toTries(await lock(trx, key)), lockRules[by], now)
  if (decided.do === 'refuse') throw new Failed('signIn.locked')
  const { count, at, lockedUntil, toldAt } = decided.next
  await trx
    .updateTable('sign_in_tries')
    .set({ count, at, locked_until: lockedUntil, told_at: toldAt })
    .where('key', '=', key)
    .execute()
  return { by, until: lockedUntil }
}

async function countAtAddress(trx: Trx, attempt: SignInTry, now: number): Promise<SignInLock> {
  const key = addressKey(attempt)
  const tries = toAddressTries(await lock(trx, key))
  const decided = decideAddressTry(tries, nameOf(attempt), lockRules.address, now)
  if (decided.do === 'refuse') throw new Failed('signIn.locked')
  await saveAddress(trx, key, decided.next)
  return { by: 'address', until: decided.next.lockedUntil }
}

type Row = Awaited<ReturnType<typeof lock>>

/** The row of a key, made where there was none, and held until the end of the transaction. */
function lock(trx: Trx, key: Buffer) {
  return trx
    .insertInto('sign_in_tries')
    .values({ key, count: 0, at: 0, locked_until: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: sql`excluded.key` }))
    .returning(['count', 'at', 'locked_until', 'told_at', 'accounts'])
    .executeTakeFirstOrThrow()
}

async function saveAddress(
  trx: Trx,
  key: Buffer,
  { accounts, at, lockedUntil }: AddressTries,
): Promise<void> {
  await trx
    .updateTable('sign_in_tries')
    .set({ count: accounts.length, at, locked_until: lockedUntil, accounts: JSON.stringify(accounts) })
    .where('key', '=', key)
    .execute()
}

function toTries({ count, at, locked_until, told_at }: Row): Tries {
  return { count, at, lockedUntil: locked_until, toldAt: told_at }
}

function toAddressTries({ accounts, at, locked_until }: Row): AddressTries {
  return { accounts, at, lockedUntil: locked_until }
}

/** The name under which wrong second steps of an account are counted. No address has a blank in it. */
export function secondStepOf(account: string): string {
  return `second step of ${account}`
}

const accountKey = ({ account }: Pick<SignInTry, 'account'>): Buffer => hashOf(`account:${account}`)
const addressKey = ({ address }: SignInTry): Buffer => hashOf(`address:${addressBlock(address)}`)
const deviceKey = ({ tenantId, deviceId }: DeviceRef, { account }: SignInTry): Buffer =>
  hashOf(`device:${tenantId}:${deviceId}:${account}`)

/** How an address remembers an account: enough to tell accounts apart, and no address of anybody. */
const nameOf = ({ account }: SignInTry): string =>
  hashOf(`tried:${account}`).toString('base64url').slice(0, 16)

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

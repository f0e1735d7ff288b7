import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { decideTry, forgiveTry, noTries, type LockRule, type Tries } from '@foyer/core/identity/lock-out.ts'
import { lockRules } from '@foyer/core/timing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/pool.ts'
import type { Database } from '../platform/db/schema.ts'
import { Failed } from '../platform/http/failed.ts'
import { addressBlock } from './address-block.ts'

type Trx = Transaction<Database>
export type SignInTry = { account: string; address: string }

/**
 * Counts wrong passwords in PostgreSQL: neither a restart nor an emptied Redis gives anybody new tries, and without
 * PostgreSQL nobody signs in. Accounts that do not exist are counted like any other, so a lock tells nothing.
 */
export function createSignInTries(db: Db, clock: Clock) {
  return {
    /** Counts a try, or fails with signIn.locked. */
    async begin(attempt: SignInTry): Promise<void> {
      const now = clock.now()
      await db.transaction().execute(async (trx) => {
        for (const { key, rule } of keysOf(attempt)) {
          const decided = decideTry(await lock(trx, key), rule, now)
          if (decided.do === 'refuse') throw new Failed('signIn.locked')
          await save(trx, key, decided.next)
        }
      })
    },

    async succeeded(attempt: SignInTry): Promise<void> {
      const [account, address] = keysOf(attempt)
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sign_in_tries').where('key', '=', account.key).execute()
        await save(trx, address.key, forgiveTry(await lock(trx, address.key)))
      })
      const forgotten = clock.now() - Math.max(account.rule.forgetMs, address.rule.forgetMs)
      await db.deleteFrom('sign_in_tries').where('at', '<', forgotten).execute()
    },
  }
}

export type SignInTries = ReturnType<typeof createSignInTries>

type Counted = { key: Buffer; rule: LockRule }

/** Always in this order, so that two tries never wait for each other. */
function keysOf({ account, address }: SignInTry): [Counted, Counted] {
  return [
    { key: hashOf(`account:${account}`), rule: lockRules.account },
    { key: hashOf(`address:${addressBlock(address)}`), rule: lockRules.address },
  ]
}

async function lock(trx: Trx, key: Buffer): Promise<Tries> {
  await trx
    .insertInto('sign_in_tries')
    .values({ key, ...columnsOf(noTries) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await trx
    .selectFrom('sign_in_tries')
    .select(['count', 'at', 'locked_until'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  // Gone between the two: a right password of the same account, at the same moment.
  return row ? { count: row.count, at: row.at, lockedUntil: row.locked_until } : noTries
}

async function save(trx: Trx, key: Buffer, tries: Tries): Promise<void> {
  await trx
    .insertInto('sign_in_tries')
    .values({ key, ...columnsOf(tries) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(columnsOf(tries)))
    .execute()
}

function columnsOf({ count, at, lockedUntil }: Tries) {
  return { count, at, locked_until: lockedUntil }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

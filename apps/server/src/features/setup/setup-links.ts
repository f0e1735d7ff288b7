import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOf } from '../../identity/request-secret.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { setupTiming } from '../../node-timing.ts'
import type { Db } from '../../platform/db/pool.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { Deps } from '../../deps.ts'
import { setupLink } from '../../rules/setup/setup-link.ts'

/**
 * Logs a link to the first set-up while there is no tenant. A start replaces the link of the starts before it. The line is
 * written under the lock of the row: when several nodes start at once, the last line has the link that works.
 */
export async function offerSetup(
  { db, clock, log, config }: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>,
  listening: string,
): Promise<void> {
  if (await hasTenant(db)) return
  const token = randomBytes(32).toString('base64url')
  const values = { token_hash: hashOf(token), expires_at: clock.now() + setupTiming.linkMs }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setup_links')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    log.info(
      { setupLink: setupLink(config.publicUrl, listening, token) },
      'no organisation yet: open setupLink in a browser within 24 hours; it replaces earlier links',
    )
  })
}

/** Fails with `link.invalid` for every token but the present one. */
export async function assertSetupLink(db: Db | Trx, token: string, now: number): Promise<void> {
  const link = await db.selectFrom('setup_links').selectAll().executeTakeFirst()
  // Compared also when there is no link: the answer takes as long.
  const isRight = timingSafeEqual(link?.token_hash ?? nobodysHash, hashOf(token))
  if (!isRight || !link || link.expires_at <= now || (await hasTenant(db))) throw new Failed('link.invalid')
}

/** Uses the link up. Of two at once, the second waits for the first and finds no link. */
export async function consumeSetupLink(trx: Trx, token: string, now: number): Promise<void> {
  const consumed = await trx
    .deleteFrom('setup_links')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!consumed || (await hasTenant(trx))) throw new Failed('link.invalid')
}

async function hasTenant(db: Db | Trx): Promise<boolean> {
  return (await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()) !== undefined
}

const nobodysHash = Buffer.alloc(32)

import { sql, type RawBuilder } from 'kysely'
import type { ProvenFact } from '../../rules/identity/proof.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { mergeAttributes, type VisitorAttribute } from '../../rules/visitor/attributes.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Trx } from '../../log/lock-thread.ts'

/** The visitor's own value, unless their site has proved the fact. For an update of `visitors`. */
export function claimedValue(fact: ProvenFact, value: string): RawBuilder<string> {
  return sql<string>`case when ${fact} = any(verified_facts) then ${sql.ref(fact)} else ${value} end`
}

type Said = { attributes: readonly VisitorAttribute[]; customerToken?: string | undefined }
type Who = Pick<VisitorClaims, 'tenantId' | 'userId'>

/** Keeps what a page passes along. Saying the same again writes nothing: some pages say it with every question. */
export async function claimAttributes(
  { db, secretBox }: Pick<Deps, 'db' | 'secretBox'>,
  visitor: Who,
  { attributes, customerToken }: Said,
): Promise<void> {
  const about = tokenSeal(visitor)
  const changesOf = (row: Row) => {
    const merged = mergeAttributes(row.attributes, attributes)
    const isNewToken =
      customerToken !== undefined && customerToken !== (secretBox.open(row.customer_token, about) ?? '')
    return {
      ...(merged !== row.attributes && { attributes: JSON.stringify(merged) }),
      ...(isNewToken && { customer_token: customerToken && secretBox.seal(customerToken, about) }),
    }
  }
  if (attributes.length === 0 && customerToken === undefined) return
  if (Object.keys(changesOf(await rowOf(db, visitor).executeTakeFirstOrThrow())).length === 0) return
  await db.transaction().execute(async (trx) => {
    const changes = changesOf(await rowOf(trx, visitor).forUpdate().executeTakeFirstOrThrow())
    if (Object.keys(changes).length === 0) return
    await trx
      .updateTable('visitors')
      .set(changes)
      .where('tenant_id', '=', visitor.tenantId)
      .where('user_id', '=', visitor.userId)
      .execute()
  })
}

/** Binds the token to its visitor: copied to another visitor's row, it cannot be decrypted. */
export function tokenSeal({ tenantId, userId }: Who): string {
  return `customer token of ${tenantId}:${userId}`
}

type Row = { attributes: VisitorAttribute[]; customer_token: string }

function rowOf(db: Db | Trx, { tenantId, userId }: Who) {
  return db
    .selectFrom('visitors')
    .select(['attributes', 'customer_token'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
}

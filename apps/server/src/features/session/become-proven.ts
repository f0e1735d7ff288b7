import { sql, type Transaction } from 'kysely'
import { decideBecoming, type Becoming } from '../../rules/identity/become.ts'
import { issuedClaims, type VisitorClaims } from '../../rules/identity/claims.ts'
import { provenFacts, type Proof, type ProvenFact } from '../../rules/identity/proof.ts'
import { identityTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '../../platform/db/schema.ts'
import { Failed } from '../../platform/http/failed.ts'
import { insertIdentity } from './create-identity.ts'

type Trx = Transaction<Database>

/**
 * Resolves the visitor's identity after a valid proof: the same visitor, now verified, the visitor who
 * already is this person, or a new one. It is atomic, and runs one proof at a time per person and visitor.
 */
export async function becomeProven(
  { db, clock }: Deps,
  visitor: VisitorClaims,
  proof: Proof,
): Promise<VisitorClaims> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, visitor, proof)
    const shownFirstBy = await bind(trx, visitor, proof)
    const { holder, isVerified } = await lockVisitors(trx, visitor, proof)
    const decided = decideBecoming({ userId: visitor.userId, isVerified }, { holder, shownFirstBy })
    const claims = await claimsAfter(trx, visitor, decided, clock.now())
    await keepProof(trx, claims, proof)
    // Nobody else was signed in with this browser before: its earlier conversation is this person's.
    if (decided.do === 'follow' && !isVerified) await keepBecoming(trx, visitor, decided.userId)
    return claims
  })
}

/** Two devices that prove the same new person at once must not become two. */
async function lockPerson(trx: Trx, { tenantId, channelId }: VisitorClaims, { sub }: Proof): Promise<void> {
  const name = JSON.stringify(['person', tenantId, channelId, sub])
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/** Binds the proof to the first visitor who presents it, and returns that visitor. */
async function bind(trx: Trx, visitor: VisitorClaims, { jti, expiresAt }: Proof): Promise<string> {
  await trx
    .insertInto('identity_proofs')
    .values({
      tenant_id: visitor.tenantId,
      channel_id: visitor.channelId,
      jti,
      user_id: visitor.userId,
      expires_at: new Date(expiresAt + identityTiming.skewMs),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'channel_id', 'jti']).doNothing())
    .execute()
  const { user_id } = await trx
    .selectFrom('identity_proofs')
    .select('user_id')
    .where('tenant_id', '=', visitor.tenantId)
    .where('channel_id', '=', visitor.channelId)
    .where('jti', '=', jti)
    .executeTakeFirstOrThrow()
  return user_id
}

/** The caller and whoever is this person already, always locked in the same order. */
async function lockVisitors(trx: Trx, visitor: VisitorClaims, { sub }: Proof) {
  const rows = await trx
    .selectFrom('visitors')
    .select(['user_id', 'verified_channel_id', 'verified_sub'])
    .where('tenant_id', '=', visitor.tenantId)
    .where((row) =>
      row.or([
        row('user_id', '=', visitor.userId),
        row.and([row('verified_channel_id', '=', visitor.channelId), row('verified_sub', '=', sub)]),
      ]),
    )
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const isPerson = (row: (typeof rows)[number]) =>
    row.verified_channel_id === visitor.channelId && row.verified_sub === sub
  return {
    holder: rows.find(isPerson)?.user_id,
    isVerified: rows.some(({ user_id, verified_sub }) => user_id === visitor.userId && verified_sub !== null),
  }
}

function claimsAfter(
  trx: Trx,
  visitor: VisitorClaims,
  decided: Becoming,
  now: number,
): VisitorClaims | Promise<VisitorClaims> {
  switch (decided.do) {
    case 'refuse':
      throw new Failed('identity.unproven')
    case 'stay':
      return visitor
    case 'begin':
      return insertIdentity(trx, visitor, now)
    case 'follow':
      return claimsOf(trx, { ...visitor, userId: decided.userId }, now)
  }
}

/** For the thread that this person has in the channel. */
async function claimsOf(
  trx: Trx,
  { tenantId, channelId, userId }: VisitorClaims,
  now: number,
): Promise<VisitorClaims> {
  const { id, key, gen } = await trx
    .selectFrom('threads')
    .select(['id', 'key', 'gen'])
    .where('tenant_id', '=', tenantId)
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return issuedClaims({ tenantId, channelId, userId, threadId: id, threadKey: key, gen }, now)
}

/** Erasures and exports of the person include the visitor that they were before. */
async function keepBecoming(trx: Trx, visitor: VisitorClaims, became: string): Promise<void> {
  await trx
    .updateTable('visitors')
    .set({ became })
    .where('tenant_id', '=', visitor.tenantId)
    .where('user_id', '=', visitor.userId)
    .execute()
}

/** Facts proved earlier stay proved even if this proof omits them. */
async function keepProof(trx: Trx, visitor: VisitorClaims, { sub, facts }: Proof): Promise<void> {
  const now = provenFacts.filter((fact) => facts[fact] !== undefined)
  const all = sql<ProvenFact[]>`array(select distinct unnest(verified_facts || ${now}::text[]) order by 1)`
  await trx
    .updateTable('visitors')
    .set({ ...facts, verified_channel_id: visitor.channelId, verified_sub: sub, verified_facts: all })
    .where('tenant_id', '=', visitor.tenantId)
    .where('user_id', '=', visitor.userId)
    .execute()
}

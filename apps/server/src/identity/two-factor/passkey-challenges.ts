import { createHash, randomBytes } from 'node:crypto'
import { signInTiming } from '@foyer/core/timing.ts'
import type { Db } from '../../platform/db/pool.ts'

/** What a signature is for: one that was made for one purpose, or for another agent, is worth nothing elsewhere. */
export type ChallengePurpose =
  { kind: 'signIn' } | { kind: 'secondStep' | 'register'; tenantId: number; agentId: number }

/** A random text that a passkey must sign. Good once, and for some minutes. */
export async function issueChallenge(db: Db, purpose: ChallengePurpose, now: number): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({ hash: hashOf(challenge, purpose), expires_at: now + signInTiming.passkeyMs })
    .execute()
  return challenge
}

/** Whether it was issued for this purpose. Two who come with the same one at once: the second finds it used. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  purpose: ChallengePurpose,
  now: number,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge, purpose))
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}

function hashOf(challenge: string, purpose: ChallengePurpose): Buffer {
  const owner = purpose.kind === 'signIn' ? '' : `${purpose.tenantId}.${purpose.agentId}`
  return createHash('sha256').update(`${purpose.kind}.${owner}.${challenge}`).digest()
}

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters OWASP names first for it: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Compared against where there is no password, so that the answer takes as long. Nobody knows its password. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'))

/** `stored` is missing for accounts that do not exist, and for those that sign in at an identity provider only. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await nobodysHash), password)
  return isRight && stored != null
}

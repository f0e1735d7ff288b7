import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters OWASP names first for it: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password)
}

import { randomBytes } from 'node:crypto'

/** 128 random bits, url-safe: names that must not be guessed. */
export function randomId(): string {
  return randomBytes(16).toString('base64url')
}

/** 64 random bits: names that must only be distinct within a tenant. */
export function randomKey(): string {
  return randomBytes(8).toString('base64url')
}

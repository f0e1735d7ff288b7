import { randomBytes } from 'node:crypto'
import { exportSPKI, importSPKI, type CryptoKey } from 'jose'
import type { IdentityKey } from '@foyer/contract/desk/channels.ts'
import { tryParseAsync } from '../platform/try-parse.ts'
import type { SecretBox } from '../platform/secret-box.ts'

type Algorithm = IdentityKey['algorithm']

/** A key and the one algorithm that it may be used with, whatever a token asks for. */
export type ProvingKey = { id: string; algorithm: Algorithm; key: Uint8Array | CryptoKey }

/** 256 random bits. The text itself is the key, because that is what libraries take. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A public key on P-256 as it is kept, or undefined for whatever else: also for a private one, which stays unread. */
export async function readPublicKey(pem: string): Promise<string | undefined> {
  return tryParseAsync(async () => exportSPKI(await importSPKI(pem.trim(), 'ES256', { extractable: true })))
}

/** The stored form of a key. `about` names its owner. */
export function sealKey(box: SecretBox, algorithm: Algorithm, material: string, about: string): string {
  return algorithm === 'HS256' ? box.seal(material, about) : material
}

/** Undefined when the key that sealed it is gone. */
export async function openKey(
  box: SecretBox,
  { id, algorithm, material }: { id: string; algorithm: Algorithm; material: string },
  about: string,
): Promise<ProvingKey | undefined> {
  if (algorithm === 'ES256') return { id, algorithm, key: await importSPKI(material, algorithm) }
  const secret = box.open(material, about)
  return secret === undefined ? undefined : { id, algorithm, key: new TextEncoder().encode(secret) }
}

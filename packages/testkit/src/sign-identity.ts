import { createPrivateKey, createSecretKey, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'

type Signer =
  /** As the desk showed it. */
  | { secret: string }
  /** PKCS #8 PEM. */
  | { privateKey: string }

type Person = { channelId: string; sub: string; name?: string; email?: string; phone?: string }

type Changes = {
  kid?: string
  /** When it is signed; now unless told. */
  now?: number
  lastsSeconds?: number
  /** Claims that are different or more; undefined leaves one out. */
  claims?: Record<string, unknown>
}

/** What a site's server does for its user: a short-lived JWT for `identify`. */
export async function signIdentity(signer: Signer, person: Person, changes: Changes = {}): Promise<string> {
  const { kid, now = Date.now(), lastsSeconds = 300, claims } = changes
  const { channelId, ...who } = person
  const iat = Math.floor(now / 1000)
  const payload = { ...who, aud: channelId, iat, exp: iat + lastsSeconds, jti: randomUUID(), ...claims }
  const [alg, key] =
    'secret' in signer
      ? ['HS256', createSecretKey(signer.secret, 'utf8')]
      : ['ES256', createPrivateKey(signer.privateKey)]
  return new SignJWT(payload).setProtectedHeader({ alg, ...(kid && { kid }) }).sign(key)
}

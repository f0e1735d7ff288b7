import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@foyer/contract/desk/passkey-json.ts'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of RFC 8949 as an attestation without a statement needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

function head(major: number, count: number): Buffer {
  const type = major << 5
  if (count < 24) return Buffer.from([type | count])
  if (count < 256) return Buffer.from([type | 24, count])
  return Buffer.from([type | 25, count >> 8, count & 255])
}

const flags = { present: 1, verified: 4, hasKey: 64 }

type Signing = {
  origin?: string
  rpId?: string
  /** Whether it has asked for a PIN or a fingerprint. */
  isVerified?: boolean
  counter?: number
}

/** A passkey without a browser: makes what an authenticator makes, and whatever an attacker would like it to make. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let count = 0

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))

  const authData = (rpId: string, bits: number, counter: number, rest = Buffer.alloc(0)) => {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([bits]), number, rest])
  }

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const

  return {
    id: named.id,

    create(options: PasskeyCreation, { origin: at, rpId = options.rp.id }: Signing = {}): NewPasskey {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key])
      const data = authData(rpId, flags.present | flags.verified | flags.hasKey, 0, attested)
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, at).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },

    use(options: PasskeyRequest, signing: Signing = {}): UsedPasskey {
      const { origin: at, rpId = options.rpId, isVerified = true, counter = (count += 1) } = signing
      const client = clientData('webauthn.get', options.challenge, at)
      const data = authData(rpId, flags.present | (isVerified ? flags.verified : 0), counter)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
        clientExtensionResults: {},
      }
    },
  }
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>

import { z } from 'zod'
import { WireText } from '../wire.ts'

/** What browsers and servers exchange about passkeys, as WebAuthn Level 3 writes it in JSON. */
const Bytes = WireText.regex(/^[\w-]*$/).max(20_000)
/** The longest that an authenticator may make is 1,023 bytes. */
export const CredentialId = WireText.regex(/^[\w-]{1,1400}$/)
const Transports = z.array(WireText.max(20)).max(10)
/** The only extension that is asked for; answers to others are dropped. */
const Extensions = z.object({ credProps: z.object({ rk: z.boolean().optional() }).optional() })

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
    requireResidentKey: z.boolean(),
  }),
  extensions: z.object({ credProps: z.boolean() }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Descriptor).optional(),
  userVerification: z.enum(['preferred', 'required']),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const NewPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Transports.optional(),
  }),
  clientExtensionResults: Extensions,
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const UsedPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
  clientExtensionResults: Extensions,
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

export const passkeyRequestExample: PasskeyRequest = {
  challenge: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
  rpId: 'chat.shop.example',
  timeout: 300_000,
  userVerification: 'preferred',
}
export const passkeyCreationExample: PasskeyCreation = {
  challenge: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
  rp: { name: 'Foyer', id: 'chat.shop.example' },
  user: { id: 'MS43', name: 'ana@demo.example', displayName: 'Ana' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'preferred',
    userVerification: 'preferred',
    requireResidentKey: false,
  },
  extensions: { credProps: true },
}
export const newPasskeyExample: NewPasskey = {
  id: 'AbCdEf',
  rawId: 'AbCdEf',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
  clientExtensionResults: {},
}
export const usedPasskeyExample: UsedPasskey = {
  id: 'AbCdEf',
  rawId: 'AbCdEf',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  clientExtensionResults: {},
}

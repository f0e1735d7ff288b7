import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import {
  PasskeyCreation,
  PasskeyRequest,
  type NewPasskey,
  type UsedPasskey,
} from '@foyer/contract/desk/passkey-json.ts'
import { signInTiming } from '@foyer/core/timing.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Failures } from '../../platform/observe/failures.ts'
import { issueChallenge, takeChallenge, type ChallengePurpose } from './passkey-challenges.ts'

type AgentRef = { tenantId: number; agentId: number }
type At = { origin: string; now: number }
/** As it is stored: `rp_id` and `origin` are the address of the desk at which it was made. */
export type StoredPasskey = {
  tenant_id: number
  agent_id: number
  id: string
  public_key: Buffer
  counter: number
  transports: string[]
  rp_id: string
  origin: string
}

/** The name that browsers keep a passkey under. Undefined where they have none: pages of a bare IP address. */
export function rpIdOf(origin: string | undefined): string | undefined {
  if (!origin || !URL.canParse(origin)) return undefined
  const { hostname, protocol } = new URL(origin)
  const isName = !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname)
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isName && isSafe ? hostname : undefined
}

/** EdDSA, ES256 and RS256: what authenticators have. Naming them keeps the library from trying what Node marks experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** For `navigator.credentials.create()`. */
export async function passkeyCreation(
  db: Db,
  { tenantId, agentId, agent }: AgentRef & { agent: DeskAgent },
  rpId: string,
  { passkeys, now }: { passkeys: readonly Pick<StoredPasskey, 'id' | 'transports'>[]; now: number },
): Promise<PasskeyCreation> {
  const challenge = await issueChallenge(db, { kind: 'register', tenantId, agentId }, now)
  const options = await generateRegistrationOptions({
    rpName: 'Foyer',
    rpID: rpId,
    userName: agent.email,
    userDisplayName: agent.adminNick,
    // The same for all passkeys of an account: an authenticator then replaces its old one.
    userID: Uint8Array.from(Buffer.from(`${tenantId}.${agentId}`)),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: signInTiming.passkeyMs,
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return PasskeyCreation.parse(options)
}

/** What the browser has made, if it answers an open question of this agent; undefined otherwise. */
export async function readNewPasskey(
  db: Db,
  agent: AgentRef,
  passkey: NewPasskey,
  at: At & { failures: Failures },
): Promise<Omit<StoredPasskey, 'tenant_id' | 'agent_id'> | undefined> {
  const { origin, now, failures } = at
  const rpId = rpIdOf(origin)
  if (!rpId) return undefined
  const { tenantId, agentId } = agent
  const verified = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: (given) => takeChallenge(db, given, { kind: 'register', tenantId, agentId }, now),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(failures.ignore('passkey.register'))
  if (!verified?.verified) return undefined
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const transports = passkey.response.transports ?? []
  return { id, public_key: Buffer.from(publicKey), counter, transports, rp_id: rpId, origin }
}

/** For `navigator.credentials.get()`. Without `passkeys` the browser offers all that it knows for this address. */
export async function passkeyRequest(
  db: Db,
  purpose: ChallengePurpose,
  rpId: string,
  { passkeys, now }: { passkeys?: readonly Pick<StoredPasskey, 'id' | 'transports'>[]; now: number },
): Promise<PasskeyRequest> {
  const challenge = await issueChallenge(db, purpose, now)
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: signInTiming.passkeyMs,
    // Alone it must be two things: the device, and whoever unlocks it.
    userVerification: purpose.kind === 'signIn' ? 'required' : 'preferred',
    ...(passkeys && { allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })) }),
  })
  return PasskeyRequest.parse(options)
}

/** The counter after this use; undefined when the signature proves nothing. */
export async function verifyPasskey(
  db: Db,
  stored: StoredPasskey,
  passkey: UsedPasskey,
  { purpose, now, failures }: { purpose: ChallengePurpose; now: number; failures: Failures },
): Promise<number | undefined> {
  const { id, public_key, counter, origin, rp_id } = stored
  const verified = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: (given) => takeChallenge(db, given, purpose, now),
    expectedOrigin: origin,
    expectedRPID: rp_id,
    credential: { id, publicKey: Uint8Array.from(public_key), counter },
    requireUserVerification: purpose.kind === 'signIn',
  }).catch(failures.ignore('passkey.verify'))
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

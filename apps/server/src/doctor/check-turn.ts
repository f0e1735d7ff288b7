import { iceFor, type TurnConfig } from '../features/calls/ice-servers.ts'
import { isPublicAddress } from '../platform/egress/guarded-connector.ts'
import { doctorTiming } from '../node-timing.ts'
import { randomKey } from '../platform/random.ts'
import { judgeTurn, type TurnFacts } from '../rules/doctor/judge-turn.ts'
import { reasonOf } from '../rules/doctor/reason-of.ts'
import { turnedOff } from '../rules/doctor/verdict.ts'
import type { Check } from './run-doctor.ts'
import { allocate, type Credential } from './turn/allocate.ts'
import { turnAddressOf } from './turn/turn-url.ts'

/** Takes a relay as a browser does, from each address that browsers are told. */
export const checkTurn: Check = async ({ config: { turn }, clock }, signal) => {
  if (turn.turnUrls.length === 0) return turnedOff('turnOff')
  const credential = credentialOf(turn, clock.now())
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(doctorTiming.answerMs)])
  return judgeTurn(await Promise.all(turn.turnUrls.map((url) => tryRelay(url, credential, inTime))))
}

/** The same that a leg of a call gets. */
function credentialOf(turn: TurnConfig, now: number): Credential {
  const { servers } = iceFor({ ...turn, isRelayOnly: true }, { callId: 'doctor', leg: randomKey() }, now)
  const [server] = servers
  return { username: server?.username ?? '', credential: server?.credential ?? '' }
}

async function tryRelay(url: string, credential: Credential, signal: AbortSignal): Promise<TurnFacts> {
  const started = performance.now()
  try {
    const { error, address, serverAddress } = await allocate(turnAddressOf(url), credential, signal)
    if (error !== 0) return { url, outcome: 'refused', error }
    return {
      url,
      outcome: 'relayed',
      address,
      ms: performance.now() - started,
      isServerPublic: isPublicAddress(serverAddress),
      isRelayPublic: isPublicAddress(address),
    }
  } catch (error) {
    return { url, outcome: 'silent', reason: reasonOf(error) }
  }
}

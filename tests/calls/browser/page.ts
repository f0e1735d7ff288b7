import { createCallSession } from '@foyer/calls/session/create-call-session.ts'
import { browserCallPorts } from '@foyer/calls/session/ports.ts'
import type { CallSession } from '@foyer/calls/session/call-session.ts'
import { isFields, num } from '@foyer/contract/readers.ts'
import type { Result } from '@foyer/client/result.ts'

declare global {
  // What the tests reach for.
  var call: { session: CallSession; received: () => Promise<Received> }
}

/** What the browser has made of what came: pictures, and the energy of the sound. */
type Received = { frames: number; energy: number }

/** One side of a call without anything around it: a session, and an element that plays what comes. */
const side = new URLSearchParams(location.search).get('side') === 'agent' ? 'agent' : 'visitor'

async function post<T>(what: string, input: object): Promise<Result<T>> {
  try {
    const answer = await fetch(`/${side}/${what}`, { method: 'POST', body: JSON.stringify(input) })
    if (answer.status === 409) return { ok: false, kind: 'refused', error: 'call.refused', http: 409 }
    // The tests' own server answers with what the session asks for.
    return { ok: true, data: (await answer.json()) as T }
  } catch {
    return { ok: false, kind: 'unknown', reason: 'network', retryAfterMs: 0 }
  }
}

let connection: RTCPeerConnection | undefined
const session = createCallSession({
  side,
  ports: {
    ...browserCallPorts(),
    connect: (configuration) => (connection = new RTCPeerConnection(configuration)),
  },
  act: (input) => post('act', input),
  signal: (input) => post('signal', input),
  invite: (media) => post('invite', { media }),
})

const video = document.createElement('video')
Object.assign(video, { autoplay: true, playsInline: true })
document.body.append(video)

async function received(): Promise<Received> {
  const all = [...((await connection?.getStats())?.values() ?? [])].filter((one: unknown) => isFields(one))
  const inbound = (kind: string, name: string): number =>
    num(all.find((one) => one['type'] === 'inbound-rtp' && one['kind'] === kind) ?? {}, name)
  return { frames: inbound('video', 'framesDecoded'), energy: inbound('audio', 'totalAudioEnergy') }
}

session.subscribe(() => {
  const { remote, phase } = session.get()
  if (video.srcObject !== (remote ?? null)) video.srcObject = remote ?? null
  document.body.dataset['phase'] = phase
})
const notifier = new EventSource(`/${side}/notifier`)
notifier.onmessage = ({ data }) => session.ring(String(data))
session.find()
// What rang before the notifier was there.
notifier.onopen = () => session.ring('')

globalThis.call = { session, received }

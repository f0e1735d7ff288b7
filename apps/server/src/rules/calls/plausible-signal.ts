import type { CallSignal } from '@foyer/contract/calls/signal.ts'

/** Lines that browsers write; `k=` and the rest of SDP's history have no business here. */
const linePattern = /^[vostcbam]=[\x20-\x7e]{1,1500}$/
const mediaPattern = /^m=(?:audio|video) \d{1,5} UDP\/TLS\/RTP\/SAVPF(?: \d{1,3}){1,60}$/
const addressPattern = /^c=IN IP[46] [\da-fA-F:.]{2,45}$/
const longest = 20_000
const mostLines = 800
const mostMedia = 4

/**
 * Whether a browser may have written it for a call of ours: sound and pictures only, encrypted, nothing odd. The other
 * browser parses it with a large parser of its own; this keeps away whatever no honest one sends.
 */
export function isPlausibleSdp(sdp: string): boolean {
  if (sdp.length > longest || !sdp.endsWith('\r\n')) return false
  const lines = sdp.slice(0, -2).split('\r\n')
  if (lines.length > mostLines || lines[0] !== 'v=0' || !lines.every((line) => linePattern.test(line)))
    return false
  const media = lines.filter((line) => line.startsWith('m='))
  return (
    media.length > 0 &&
    media.length <= mostMedia &&
    media.every((line) => mediaPattern.test(line)) &&
    ['o=', 's=', 't='].every((start) => lines.filter((line) => line.startsWith(start)).length === 1) &&
    lines.every((line) => !line.startsWith('c=') || addressPattern.test(line)) &&
    isEncrypted(lines) &&
    lines.every((line) => !line.startsWith('a=candidate:') || isPlausibleCandidate(line.slice(2)))
  )
}

/** DTLS by its fingerprint, ICE by its password; keys in the open (`a=crypto`) never. */
function isEncrypted(lines: readonly string[]): boolean {
  return (
    lines.some((line) => /^a=fingerprint:sha-(?:256|384|512) [\dA-Fa-f:]{95,191}$/.test(line)) &&
    lines.some((line) => line.startsWith('a=ice-ufrag:')) &&
    lines.some((line) => line.startsWith('a=ice-pwd:')) &&
    !lines.some((line) => /^a=crypto:/i.test(line))
  )
}

const candidatePattern =
  /^candidate:[\w+/]{1,32} [12] (?:udp|tcp) \d{1,10} [\w.:-]{2,64} \d{1,5} typ (?:host|srflx|prflx|relay)(?: [\w.:+/-]{1,64}){0,24}$/i

/** An address where a browser may be reached; an empty one says that there are no more. */
export function isPlausibleCandidate(candidate: string): boolean {
  return candidate === '' || candidatePattern.test(candidate)
}

/** Whether a browser may have said it to another one; nothing else is passed on. */
export function isPlausibleSignal(signal: CallSignal): boolean {
  if (signal.kind === 'description') return isPlausibleSdp(signal.sdp)
  return isPlausibleCandidate(signal.candidate) && /^[\w.+-]*$/.test(signal.sdpMid ?? '')
}

import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import { isPlausibleCandidate, isPlausibleSdp } from './sdp.ts'

/** Whether a browser may have said it to another one; nothing else is passed on. */
export function isPlausibleSignal(signal: CallSignal): boolean {
  if (signal.kind === 'description') return isPlausibleSdp(signal.sdp)
  return isPlausibleCandidate(signal.candidate) && /^[\w.+-]*$/.test(signal.sdpMid ?? '')
}

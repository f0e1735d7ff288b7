import type { VisitorApi } from '@foyer/contract/api.ts'
import type { NumberedSignal } from '@foyer/contract/calls/signal.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { Ask, CallState, SavedCall } from './state.ts'

export type CallAnswer = OutputOf<VisitorApi['callAct']>

/** Events of a side: from its user, the server or the connection. A `leg` is a new random id. */
type Happening =
  | { type: 'started'; leg: string; media: VideoType }
  | { type: 'accepted'; leg: string; media: VideoType }
  | { type: 'declined' }
  | { type: 'hungUp' }
  | { type: 'dismissed' }
  | { type: 'devicesSet'; isMuted?: boolean; isCameraOff?: boolean }
  | { type: 'switchedToVoice' }
  /** A notification, or an entry of the log. */
  | { type: 'rang'; callId: string }
  /** A page begins, perhaps after a reload in a call. */
  | { type: 'looked'; leg: string; kept: SavedCall | undefined }
  | { type: 'invited'; leg: string; callId: string }
  | { type: 'notInvited'; leg: string; isRefused: boolean }
  | { type: 'answered'; ask: Ask; output: CallAnswer }
  | { type: 'unanswered'; ask: Ask; isRefused: boolean }
  | { type: 'peerChanged'; leg: string; isConnected: boolean }
  /** The network is there again: whatever waits for its next time need not. */
  | { type: 'networkBack' }
  | { type: 'timePassed' }

export type CallEvent = Happening & { now: number }
export type CallEventOf<T extends CallEvent['type']> = Extract<CallEvent, { type: T }>

export type CallEffect =
  | { do: 'act'; ask: Ask }
  | { do: 'invite'; leg: string; media: VideoType }
  /** Polite: gives way when both make an offer at once. */
  | { do: 'openPeer'; leg: string; isPolite: boolean }
  | { do: 'closePeer' }
  | { do: 'signals'; leg: string; signals: readonly NumberedSignal[] }

export type CallStep = { state: CallState; effects: readonly CallEffect[] }

export function next(state: CallState, ...effects: readonly CallEffect[]): CallStep {
  return { state, effects }
}

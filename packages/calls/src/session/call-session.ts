import type { Followed } from '@foyer/client/store.ts'
import type { Call, CallDevices } from '@foyer/contract/calls/call.ts'
import type { CallEnd } from '@foyer/contract/calls/ends.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { CallQuality } from '@foyer/core/calls/quality.ts'
import type { CallPhase } from '@foyer/core/calls/state.ts'

export type { CallPhase }

/**
 * Why there is no sound or picture from here. `refused`: the person said no; `missing`: no such device; `inUse`: another
 * program has it; `notAllowedHere`: the page around the frame does not allow it; `insecure`: a page without TLS gets none.
 */
export type MediaProblem = 'refused' | 'missing' | 'inUse' | 'notAllowedHere' | 'insecure'

/** All that a window needs to show a call. */
export type CallSnapshot = {
  phase: CallPhase
  call: Call | undefined
  /** With `ended`. */
  reason: CallEnd | undefined
  media: VideoType
  mine: CallDevices
  others: CallDevices
  /** When both began to talk, by this clock; 0 before. */
  since: number
  quality: CallQuality
  problem: MediaProblem | undefined
  local: MediaStream | undefined
  remote: MediaStream | undefined
}

export type DeviceChoice = { microphone?: string; camera?: string; speaker?: string }
export type KnownDevice = { id: string; label: string; kind: keyof DeviceChoice }

/** One side of at most one call: what a person can do about it, and what there is to see. */
export type CallSession = Followed<CallSnapshot> & {
  start: (media: VideoType) => void
  accept: (media: VideoType) => void
  decline: () => void
  hangUp: () => void
  setMuted: (isMuted: boolean) => void
  setCameraOff: (isCameraOff: boolean) => void
  switchToVoice: () => void
  devices: () => Promise<KnownDevice[]>
  choose: (choice: DeviceChoice) => void
  /** How loud it is here, from 0 to 1: asked by the meter as often as it draws. */
  level: () => number
  /** The end of a call has been seen. */
  dismiss: () => void
  /** The server says that something is new. */
  ring: (callId: string) => void
  /** After a reload: is there a call to go on with? */
  find: () => void
  dispose: () => void
}

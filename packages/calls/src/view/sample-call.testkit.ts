import { createStore } from '@foyer/client/store.ts'
import { callExample } from '@foyer/contract/calls/call.ts'
import type { CallSession, CallSnapshot, KnownDevice } from '../session/call-session.ts'

const allOn = { isMuted: false, isCameraOff: false }

/** A call that has been going on for a while. */
export const sampleSnapshot: CallSnapshot = {
  phase: 'live',
  call: callExample,
  reason: undefined,
  media: 'video',
  mine: allOn,
  others: allOn,
  since: callExample.acceptTime,
  quality: 'good',
  problem: undefined,
  local: undefined,
  remote: undefined,
}

export const sampleDevices: KnownDevice[] = [
  { id: 'm1', kind: 'microphone', label: 'Built-in microphone' },
  { id: 'm2', kind: 'microphone', label: 'Headset of a very long name with two microphones (0d8c:0014)' },
  { id: 'c1', kind: 'camera', label: 'FaceCam 1080p' },
  { id: 's1', kind: 'speaker', label: '' },
]

/** A call without anybody at the other end: what is pressed changes what there is to see, as far as one side can. */
export function sampleCall(part: Partial<CallSnapshot> = {}): CallSession & { pressed: string[] } {
  const snapshot = createStore<CallSnapshot>({ ...sampleSnapshot, ...part })
  const pressed: string[] = []

  function change(name: string, next: Partial<CallSnapshot>): void {
    pressed.push(name)
    snapshot.set({ ...snapshot.get(), ...next })
  }

  return {
    pressed,
    get: snapshot.get,
    subscribe: snapshot.subscribe,
    start: (media) => change(`start ${media}`, { phase: 'inviting', media, reason: undefined }),
    accept: (media) => change(`accept ${media}`, { phase: 'connecting' }),
    decline: () => change('decline', { phase: 'ended', reason: 'declined' }),
    hangUp: () => change('hangUp', { phase: 'ended', reason: 'hungUp' }),
    setMuted: (isMuted) => change(`muted ${isMuted}`, { mine: { ...snapshot.get().mine, isMuted } }),
    setCameraOff: (isCameraOff) =>
      change(`camera off ${isCameraOff}`, { mine: { ...snapshot.get().mine, isCameraOff } }),
    switchToVoice: () => change('to voice', { media: 'voice' }),
    devices: async () => sampleDevices,
    choose: (choice) => change(`choose ${JSON.stringify(choice)}`, {}),
    level: () => 0.6,
    dismiss: () => change('dismiss', { phase: 'idle', call: undefined, reason: undefined }),
    ring: (callId) => change(`ring ${callId}`, {}),
    find: () => change('find', {}),
    dispose: () => change('dispose', {}),
  }
}

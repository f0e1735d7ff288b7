import type { CallSession, MediaProblem } from '@foyer/calls/session/call-session.ts'
import { createLevel } from '@foyer/calls/session/level.ts'
import { createMedia } from '@foyer/calls/session/media.ts'
import type { MediaKind } from '@foyer/calls/session/permissions.ts'
import { browserCallPorts, type CallPorts } from '@foyer/calls/session/ports.ts'
import { createStore, type Store } from '@foyer/client/store.ts'

export type TestState = {
  isOn: boolean
  stream: MediaStream | undefined
  problems: Partial<Record<MediaKind, MediaProblem>>
}

/** Microphone and camera as a call would have them, without a call. */
export type DeviceTest = Pick<CallSession, 'devices' | 'choose' | 'level'> & {
  store: Store<TestState>
  start: () => void
  /** Gives everything back: no light stays on. */
  stop: () => void
}

const off: TestState = { isOn: false, stream: undefined, problems: {} }

export function createDeviceTest(ports: CallPorts = browserCallPorts()): DeviceTest {
  const store = createStore(off)
  const level = createLevel(ports.newAudio)
  const media = createMedia({
    mediaDevices: ports.mediaDevices,
    permissions: ports.permissions,
    onTracks: () => {
      const tracks = (['microphone', 'camera'] as const).flatMap((kind) => media.track(kind) ?? [])
      const stream = tracks.length > 0 ? ports.newStream(tracks) : undefined
      if (store.get().isOn) store.set({ ...store.get(), stream })
    },
    onProblem: (kind, problem) =>
      store.set({ ...store.get(), problems: { ...store.get().problems, [kind]: problem } }),
  })
  return {
    store,
    devices: media.devices,
    choose: media.choose,
    level: () => level.read(store.get().stream),
    start: () => {
      store.set({ ...off, isOn: true })
      media.want({ microphone: true, camera: true })
    },
    stop: () => {
      store.set(off)
      media.want({ microphone: false, camera: false })
      level.close()
    },
  }
}

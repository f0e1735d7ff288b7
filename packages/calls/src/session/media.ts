import type { DeviceChoice, KnownDevice, MediaProblem } from './call-session.ts'
import { problemOf } from './media-problem.ts'
import type { MediaKind, Permissions } from './permissions.ts'

export type Wanted = Readonly<Record<MediaKind, boolean>>
type Tracks = Partial<Record<MediaKind, MediaStreamTrack>>

export type MediaOptions = {
  mediaDevices: MediaDevices | undefined
  permissions: Permissions
  /** Other tracks, or none where there was one. */
  onTracks: () => void
  onProblem: (kind: MediaKind, problem: MediaProblem) => void
}

const kinds: readonly MediaKind[] = ['microphone', 'camera']

/** Microphone and camera of this side: on while they are wanted, given back as soon as they are not. */
export function createMedia({ mediaDevices, permissions, onTracks, onProblem }: MediaOptions) {
  let wanted: Wanted = { microphone: false, camera: false }
  let choice: DeviceChoice = {}
  const tracks: Tracks = {}
  let isAsking = false

  function missing(): MediaKind[] {
    return kinds.filter((kind) => wanted[kind] && !tracks[kind])
  }

  /** One question for both where both are missing: people answer once. */
  async function fill(): Promise<void> {
    if (isAsking) return
    isAsking = true
    // The wanted devices may change while the browser's prompt is open.
    for (let asked = missing(); asked.length > 0; asked = missing()) await ask(asked)
    isAsking = false
  }

  /** Afterwards each is there, or has failed. */
  async function ask(asked: readonly MediaKind[]): Promise<void> {
    if (!permissions.isSecure()) {
      for (const kind of asked) fail(kind, 'insecure')
      return
    }
    const forbidden = asked.filter((kind) => !mediaDevices || permissions.isAllowedHere(kind) === false)
    const askable = asked.filter((kind) => !forbidden.includes(kind))
    for (const kind of forbidden) fail(kind, 'notAllowedHere')
    if (askable.length === 0 || !mediaDevices) return
    try {
      const stream = await mediaDevices.getUserMedia(constraintsOf(askable, choice))
      for (const track of stream.getTracks()) keep(track.kind === 'video' ? 'camera' : 'microphone', track)
      for (const kind of missing().filter((one) => askable.includes(one))) fail(kind, 'missing')
      onTracks()
    } catch (error) {
      // One that is missing or refused must not cost the other.
      if (askable.length > 1) for (const kind of askable) await ask([kind])
      else for (const kind of askable) fail(kind, await problemOf(error, kind, permissions))
    }
  }

  function keep(kind: MediaKind, track: MediaStreamTrack): void {
    if (!wanted[kind]) return track.stop()
    tracks[kind]?.stop()
    tracks[kind] = track
    // Unplugged, or taken away by the browser: another one may do.
    track.addEventListener('ended', () => {
      if (tracks[kind] !== track) return
      delete tracks[kind]
      onTracks()
      void fill()
    })
  }

  /** Not wanted again before somebody wants it again. */
  function fail(kind: MediaKind, problem: MediaProblem): void {
    wanted = { ...wanted, [kind]: false }
    onProblem(kind, problem)
  }

  function drop(kind: MediaKind): void {
    tracks[kind]?.stop()
    delete tracks[kind]
  }

  return {
    track: (kind: MediaKind): MediaStreamTrack | undefined => tracks[kind],
    want: (next: Wanted): void => {
      wanted = next
      const dropped = kinds.filter((kind) => tracks[kind] && !next[kind])
      dropped.forEach(drop)
      if (dropped.length > 0) onTracks()
      void fill()
    },
    choose: (next: DeviceChoice): void => {
      const changed = kinds.filter((kind) => next[kind] !== undefined && next[kind] !== choice[kind])
      choice = { ...choice, ...next }
      const dropped = changed.filter((kind) => tracks[kind])
      dropped.forEach(drop)
      if (dropped.length > 0) onTracks()
      void fill()
    },
    devices: async (): Promise<KnownDevice[]> => {
      const all = (await mediaDevices?.enumerateDevices()) ?? []
      return all.flatMap(({ deviceId, label, kind }) => {
        const known = deviceKinds[kind]
        return deviceId === '' ? [] : [{ id: deviceId, label, kind: known }]
      })
    },
  }
}

const deviceKinds: Record<MediaDeviceKind, KnownDevice['kind']> = {
  audioinput: 'microphone',
  videoinput: 'camera',
  audiooutput: 'speaker',
}

/** A device that was chosen and is gone gives way to another. */
function constraintsOf(
  asked: readonly MediaKind[],
  { microphone, camera }: DeviceChoice,
): MediaStreamConstraints {
  return {
    audio: asked.includes('microphone') && {
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
      ...(microphone && { deviceId: { ideal: microphone } }),
    },
    video: asked.includes('camera') && {
      width: { ideal: 1_280 },
      height: { ideal: 720 },
      frameRate: { ideal: 30, max: 30 },
      ...(camera ? { deviceId: { ideal: camera } } : { facingMode: 'user' }),
    },
  }
}

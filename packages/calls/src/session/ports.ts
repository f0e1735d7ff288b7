import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { newId } from '@foyer/client/new-id.ts'
import { browserClock, type Clock } from '@foyer/client/ports/clock.ts'
import { browserWake, type Wake } from '@foyer/client/ports/wake.ts'
import { browserPermissions, type Permissions } from './permissions.ts'

/** Everything a session needs from the browser, so that tests can be the browser. */
export type CallPorts = {
  clock: Clock
  wake: Pick<Wake, 'listen'>
  /** A random name. */
  newLeg: () => string
  /** Undefined where pages may keep nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  connect: (configuration: RTCConfiguration) => RTCPeerConnection
  /** Undefined on a page without TLS. */
  mediaDevices: MediaDevices | undefined
  permissions: Permissions
  newStream: (tracks: readonly MediaStreamTrack[]) => MediaStream
  newAudio: () => AudioContext
}

export function browserCallPorts(): CallPorts {
  return {
    clock: steadyClock,
    wake: browserWake,
    newLeg: () => newId(),
    storage: tabStorage(),
    connect: (configuration) => new RTCPeerConnection(configuration),
    mediaDevices: mediaDevices(),
    permissions: browserPermissions,
    newStream: (tracks) => new MediaStream([...tracks]),
    newAudio: () => new AudioContext(),
  }
}

/** The time of day when the page began, and what has passed since: a clock that is put back must not keep a call alive. */
const steadyClock: Clock = {
  ...browserClock,
  now: () => Math.round(performance.timeOrigin + performance.now()),
}

/** Reading it throws where storage is forbidden. */
function tabStorage(): CallPorts['storage'] {
  try {
    return globalThis.sessionStorage
  } catch {
    return ignoreExpected('storage is blocked')
  }
}

/** The compiler believes that every page has them. */
function mediaDevices(): MediaDevices | undefined {
  return 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
}

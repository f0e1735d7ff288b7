import { isFields, num, str, type Fields } from '@foyer/contract/readers.ts'
import type { Arrivals } from '@foyer/core/calls/quality.ts'
import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { Clock } from '@foyer/client/ports/clock.ts'
import type { CallSignal, IceServer } from '@foyer/contract/calls/signal.ts'
import { callTiming } from '@foyer/core/timing.ts'
import { negotiate, reportUnlessClosed } from './negotiate.ts'

/** The few numbers of a browser's report that say how well the other side arrives here. */
export function arrivalsOf(report: RTCStatsReport): Arrivals {
  const all = [...report.values()].filter((entry: unknown): entry is Fields => isFields(entry))
  const inbound = all.filter(({ type }) => type === 'inbound-rtp')
  const used = all
    .filter(({ type }) => type === 'transport')
    .map((one) => str(one, 'selectedCandidatePairId'))
  // Firefox marks the pair itself.
  const pair = all.find((one) => used.includes(str(one, 'id')) || one['selected'] === true)
  return {
    received: sum(inbound, 'packetsReceived'),
    lost: sum(inbound, 'packetsLost'),
    roundTripMs: pair ? num(pair, 'currentRoundTripTime') * 1_000 : 0,
  }
}

function sum(all: readonly Fields[], name: string): number {
  return all.reduce((total, one) => total + num(one, name), 0)
}

export type Ice = { servers: readonly IceServer[]; isRelayOnly: boolean }
export type TrackKind = 'audio' | 'video'
export type Tracks = Readonly<Record<TrackKind, MediaStreamTrack | undefined>>

export type Peer = {
  receive: (signal: CallSignal) => void
  setTracks: (tracks: Tracks) => void
  configure: (ice: Ice) => void
  /** The network may have changed: another way is looked for. */
  restart: () => void
  arrivals: () => Promise<Arrivals>
  close: () => void
}

type PeerOptions = {
  clock: Clock
  connect: (configuration: RTCConfiguration) => RTCPeerConnection
  ice: Ice
  isPolite: boolean
  kinds: readonly TrackKind[]
  tracks: Tracks
  send: (signal: CallSignal) => void
  onChange: (isConnected: boolean) => void
  onTracks: (tracks: readonly MediaStreamTrack[]) => void
}

/**
 * The connection to the other side. The impolite one lays out the lines for sound and picture, both ways from the start,
 * and the first offer: what is sent on them, if anything, comes and goes later without another word.
 */
export function createPeer(options: PeerOptions): Peer {
  const { clock, isPolite, onChange } = options
  const connection = options.connect({ ...configurationOf(options.ice), bundlePolicy: 'max-bundle' })
  let { tracks } = options
  let cancelRestart = (): void => undefined

  const receive = negotiate(connection, { isPolite, send: options.send, onOffer: attach })

  /** Lines that the other side has laid out only receive until they are told otherwise. */
  async function attach(): Promise<void> {
    for (const transceiver of connection.getTransceivers()) {
      if (transceiver.direction !== 'stopped') transceiver.direction = 'sendrecv'
      const track = tracks[transceiver.receiver.track.kind === 'video' ? 'video' : 'audio'] ?? null
      if (transceiver.sender.track !== track) await transceiver.sender.replaceTrack(track)
    }
  }

  /** An element waits with the sound until the first picture: one that never comes must not be in the stream. */
  function tellTracks(): void {
    const all = connection.getReceivers().map(({ track }) => track)
    options.onTracks(all.filter(({ kind, muted }) => kind === 'audio' || !muted))
  }

  function restart(): void {
    // Before the first description there is nothing to do anew.
    if (connection.remoteDescription) connection.restartIce()
  }

  function watch(ms: number): void {
    cancelRestart()
    cancelRestart = clock.after(ms, () => {
      restart()
      watch(callTiming.restartAgainMs)
    })
  }

  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection
    if (connectionState === 'connected') {
      cancelRestart()
      onChange(true)
    }
    if (connectionState === 'disconnected' || connectionState === 'failed') {
      watch(connectionState === 'failed' ? 0 : callTiming.restartIceMs)
      onChange(false)
    }
  })
  connection.addEventListener('track', ({ track }) => {
    for (const change of ['mute', 'unmute']) track.addEventListener(change, tellTracks)
    tellTracks()
  })

  if (!isPolite)
    for (const kind of options.kinds)
      connection.addTransceiver(tracks[kind] ?? kind, { direction: 'sendrecv' })
  watch(callTiming.restartAgainMs)

  return {
    receive,
    setTracks: (next) => {
      tracks = next
      // A line that is not there yet takes them when it is.
      if (connection.remoteDescription || !isPolite) void attach().catch(reportUnlessClosed(connection))
    },
    configure: (ice) => {
      try {
        connection.setConfiguration({ ...configurationOf(ice), bundlePolicy: 'max-bundle' })
      } catch {
        ignoreExpected('older browsers keep what they began with')
      }
    },
    restart,
    arrivals: async () => arrivalsOf(await connection.getStats()),
    close: () => {
      cancelRestart()
      connection.close()
    },
  }
}

function configurationOf({ servers, isRelayOnly }: Ice): RTCConfiguration {
  return {
    iceServers: servers.map(({ urls, ...credentials }) => ({ ...credentials, urls: [...urls] })),
    iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
  }
}

import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { Result } from '@foyer/client/result.ts'
import type { CallSignal, NumberedSignal } from '@foyer/contract/calls/signal.ts'
import { qualityOf, type CallQuality, type Heard } from '@foyer/core/calls/quality.ts'
import { callTiming } from '@foyer/core/timing.ts'
import { createPeer, type Ice, type Peer, type TrackKind, type Tracks } from './peer.ts'
import type { CallPorts } from './ports.ts'
import { createSignalQueue } from './signal-queue.ts'

type Met = { leg: string; peer: Peer; stop: () => void }

export type MeetingOptions = {
  ports: Pick<CallPorts, 'clock' | 'connect' | 'newStream'>
  send: (to: string, signals: readonly CallSignal[]) => Promise<Result<unknown>>
  onChange: (leg: string, isConnected: boolean) => void
  /** The other side has turned off all that it could send. */
  isSilent: () => boolean
  /** The other leg is no longer there. */
  onRefused: () => void
  /** There is something else to see or to say. */
  onShown: () => void
}

/** The connection to one leg of the other side after another, with what comes and goes through it. */
export function createMeeting({ ports, send, onChange, isSilent, onRefused, onShown }: MeetingOptions) {
  const { clock } = ports
  let met: Met | undefined
  let tracks: Tracks = { audio: undefined, video: undefined }
  let remote: MediaStream | undefined
  let quality: CallQuality = 'unknown'
  let before: Heard | undefined
  let stopMeasuring: (() => void) | undefined

  function close(): void {
    met?.stop()
    met = undefined
    remote = undefined
    measure(false)
  }

  /** A browser that cannot even begin (no WebRTC, a relay's address that makes no sense) finds no way. */
  function open(options: OpenOptions): void {
    close()
    try {
      met = meet(options)
    } catch (error) {
      // The call ends by its own timeout. A relay's address that makes no sense is the operator's mistake.
      reportError(error)
    }
  }

  function meet({ leg, isPolite, ice, kinds }: OpenOptions): Met {
    const queue = createSignalQueue({ clock, onRefused, send: (signals) => send(leg, signals) })
    const peer = createPeer({
      ...ports,
      ice,
      isPolite,
      kinds,
      tracks,
      send: queue.push,
      onChange: (isConnected) => onChange(leg, isConnected),
      onTracks: (all) => {
        if (isSame(remote?.getTracks() ?? [], all)) return
        remote = ports.newStream(all)
        onShown()
      },
    })
    return { leg, peer, stop: () => [queue.stop(), peer.close()] }
  }

  /** How well it arrives, for as long as there is something to say about it. */
  function measure(isOn: boolean): void {
    if (isOn) {
      stopMeasuring ??= clock.after(callTiming.qualityMs, () => void look())
      return
    }
    stopMeasuring?.()
    stopMeasuring = undefined
    before = undefined
    quality = 'unknown'
  }

  async function look(): Promise<void> {
    const seen = met
    const arrivals = await seen?.peer
      .arrivals()
      .catch(() => ignoreExpected('a closed connection has no statistics'))
    if (!arrivals || seen !== met || !stopMeasuring) return
    const now = { ...arrivals, isSilent: isSilent() }
    const next = qualityOf(before, now)
    before = now
    stopMeasuring = undefined
    measure(true)
    if (next === quality) return
    quality = next
    onShown()
  }

  return {
    open,
    close,
    measure,
    receive: (leg: string, signals: readonly NumberedSignal[]): void => {
      if (met?.leg === leg) for (const { signal } of signals) met.peer.receive(signal)
    },
    setTracks: (next: Tracks): void => {
      tracks = next
      met?.peer.setTracks(next)
    },
    configure: (ice: Ice): void => met?.peer.configure(ice),
    restart: (): void => met?.peer.restart(),
    remote: (): MediaStream | undefined => remote,
    quality: (): CallQuality => quality,
  }
}

function isSame(some: readonly MediaStreamTrack[], others: readonly MediaStreamTrack[]): boolean {
  return some.length === others.length && others.every((track) => some.includes(track))
}

type OpenOptions = { leg: string; isPolite: boolean; ice: Ice; kinds: readonly TrackKind[] }

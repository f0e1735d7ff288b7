import type { TrackKind } from '../peer.ts'

type Description = { type: 'offer' | 'answer'; sdp: string }
type Line = ReturnType<typeof newLine>

/** An RTCPeerConnection as far as descriptions go: its states and its refusals, without a network. */
export class FakeConnection extends EventTarget {
  signalingState = 'stable'
  connectionState = 'new'
  localDescription: Description | null = null
  remoteDescription: Description | null = null
  readonly lines: Line[] = []
  readonly candidates: string[] = []
  configuration: RTCConfiguration
  restarts = 0
  isClosed = false
  private made = 0
  private readonly name: string

  constructor(name: string, configuration: RTCConfiguration = {}) {
    super()
    this.name = name
    this.configuration = configuration
  }

  addTransceiver(track: TrackKind | { kind: string }, { direction }: { direction: string }): void {
    const kind = typeof track === 'string' ? track : track.kind
    this.lines.push(newLine(kind, direction, typeof track === 'string' ? null : track))
    queueMicrotask(() => this.dispatchEvent(new Event('negotiationneeded')))
  }

  getTransceivers(): Line[] {
    return this.lines
  }

  getReceivers(): Line['receiver'][] {
    return this.lines.map(({ receiver }) => receiver)
  }

  async setLocalDescription(): Promise<void> {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    await Promise.resolve()
    this.made += 1
    this.localDescription = { type, sdp: `${this.name} ${type} ${this.made}` }
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable'
  }

  async setRemoteDescription(description: Description): Promise<void> {
    await Promise.resolve()
    if (description.type === 'answer' && this.signalingState !== 'have-local-offer')
      throw new DOMException('nothing to answer', 'InvalidStateError')
    this.remoteDescription = description
    // An offer takes back one of our own.
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable'
  }

  async addIceCandidate({ candidate }: { candidate: string }): Promise<void> {
    await Promise.resolve()
    if (candidate.includes('broken')) throw new DOMException('unknown', 'OperationError')
    this.candidates.push(candidate)
  }

  restartIce(): void {
    this.restarts += 1
  }

  setConfiguration(configuration: RTCConfiguration): void {
    this.configuration = configuration
  }

  getStats(): Promise<ReadonlyMap<string, unknown>> {
    return Promise.resolve(new Map())
  }

  close(): void {
    this.isClosed = true
  }

  /** Simulates a change of the network. */
  becomes(state: string): void {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }

  /** The other side has laid out a line. */
  receives(kind: TrackKind): Line {
    const line = newLine(kind, 'recvonly', null)
    this.lines.push(line)
    this.dispatchEvent(Object.assign(new Event('track'), { track: line.receiver.track }))
    return line
  }

  finds(candidate: string): void {
    const found = { candidate, sdpMid: '0', sdpMLineIndex: 0 }
    this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: found }))
  }

  /** It has all that sessions touch. */
  asReal(): RTCPeerConnection {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    return this as unknown as RTCPeerConnection
  }
}

function newLine(kind: string, direction: string, sent: object | null) {
  const sender = {
    track: sent,
    replaceTrack: (track: object | null): Promise<void> => {
      sender.track = track
      return Promise.resolve()
    },
  }
  const track = Object.assign(new EventTarget(), { kind, muted: kind === 'video' })
  return { direction, sender, receiver: { track } }
}

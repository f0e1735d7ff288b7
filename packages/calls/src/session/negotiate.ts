import type { CallSignal } from '@foyer/contract/calls/signal.ts'

/**
 * Perfect negotiation: either side may make an offer at any time. When both do, the impolite one's stands, and the polite
 * one takes its own back. Signals are taken one after the other.
 */
export function negotiate(
  connection: RTCPeerConnection,
  {
    isPolite,
    send,
    onOffer,
  }: {
    isPolite: boolean
    send: (signal: CallSignal) => void
    /** Before an offer is answered. */
    onOffer: () => Promise<void>
  },
) {
  let isMakingOffer = false
  let isIgnoring = false
  let line = Promise.resolve()

  async function describe(): Promise<void> {
    await connection.setLocalDescription()
    const { localDescription: made } = connection
    if (made && (made.type === 'offer' || made.type === 'answer'))
      send({ kind: 'description', type: made.type, sdp: made.sdp })
  }

  connection.addEventListener('negotiationneeded', () => {
    isMakingOffer = true
    void describe()
      .catch(reportUnlessClosed(connection))
      .finally(() => {
        isMakingOffer = false
      })
  })
  connection.addEventListener('icecandidate', ({ candidate: found }) => {
    if (!found) return
    const { candidate, sdpMid, sdpMLineIndex } = found
    send({ kind: 'candidate', candidate, sdpMid, sdpMLineIndex })
  })

  async function take(signal: CallSignal): Promise<void> {
    if (signal.kind === 'candidate') {
      const { candidate, sdpMid, sdpMLineIndex } = signal
      // Candidates of an offer that is ignored fit nothing.
      if (!isIgnoring) await connection.addIceCandidate({ candidate, sdpMid, sdpMLineIndex })
      return
    }
    const { type, sdp } = signal
    const isCollision = type === 'offer' && (isMakingOffer || connection.signalingState !== 'stable')
    isIgnoring = !isPolite && isCollision
    // An answer that was sent twice has nothing left to answer.
    const isRepeated = type === 'answer' && connection.signalingState !== 'have-local-offer'
    if (isIgnoring || isRepeated) return
    await connection.setRemoteDescription({ type, sdp })
    if (type === 'answer') return
    await onOffer()
    await describe()
  }

  return (signal: CallSignal): void => {
    line = line.then(() => take(signal)).catch(reportUnlessClosed(connection))
  }
}

/**
 * A browser that cannot use a signal goes on without it: the connection's state shows whether it found a way. Closing a
 * connection fails the work that is under way on it.
 */
export function reportUnlessClosed(connection: Pick<RTCPeerConnection, 'signalingState'>) {
  return (error: unknown): void => {
    if (connection.signalingState !== 'closed') reportError(error)
  }
}

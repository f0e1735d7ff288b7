import { keepStream } from '@foyer/client/events/keep-stream.ts'
import { backoffMs } from '@foyer/client/pace.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import type { Transport } from '@foyer/client/transport.ts'
import type { DeskFrame } from '@foyer/contract/desk/thread/deskStream.ts'
import { pathOf } from '@foyer/contract/paths.ts'
import { pace } from '../pace.ts'
import { isDeskFrame } from './is-desk-frame.ts'

type Options = {
  ports: Pick<Ports, 'clock' | 'random' | 'wake'>
  transport: Transport
  /** Whose stream this has to be. */
  adminId: string
  onFrame: (frame: DeskFrame) => void
  onLost: () => void
  /** The server takes this browser for another agent: somebody else signed in here. */
  onOtherAgent: () => void
}

export type DeskStream = { stop: () => void; moveWithin: (ms: number) => void }

/** The stream of an agent, for as long as it is wanted. Nothing of another agent's stream comes through. */
export function openDeskStream(options: Options): DeskStream {
  const { ports, onFrame, onLost } = options
  const { clock, random } = ports
  let cancel = (): void => undefined
  let whose: 'unknown' | 'ours' | 'other' = 'unknown'
  /** What arrives before it is known whose stream this is. */
  let early: DeskFrame[] = []

  const stream = keepStream({
    transport: options.transport,
    pace,
    wake: ports.wake,
    random,
    path: pathOf('deskStream'),
    input: () => ({}),
    pauseMs: (failures) => backoffMs(failures, pace, random),
    onUp: () => {
      whose = 'unknown'
      early = []
    },
    onDown: onLost,
    onRefused: ({ http }) => {
      onLost()
      // 401 is the end of the session, which the transport reports. Anything else may pass, as a release does.
      if (http !== 401) tryLater()
    },
    onData: (wire) => {
      if (!isDeskFrame(wire)) return
      if (wire.type === 'hello') greet(wire)
      else if (whose === 'ours') onFrame(wire)
      else if (whose === 'unknown') early.push(wire)
    },
  })

  function greet(hello: Extract<DeskFrame, { type: 'hello' }>): void {
    if (hello.adminId !== undefined && hello.adminId !== options.adminId) {
      whose = 'other'
      onLost()
      options.onOtherAgent()
      return tryLater()
    }
    whose = 'ours'
    for (const frame of [hello, ...early.splice(0)]) onFrame(frame)
  }

  function tryLater(): void {
    cancel()
    cancel = clock.after(pace.backoffMaxMs, stream.restart)
  }

  return {
    moveWithin: stream.moveWithin,
    stop: () => {
      cancel()
      stream.stop()
    },
  }
}

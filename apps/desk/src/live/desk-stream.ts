import { keepStream } from '@foyer/client/events/keep-stream.ts'
import { backoffMs } from '@foyer/client/timings.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import type { Transport } from '@foyer/client/transport.ts'
import type { DeskFrame } from '@foyer/contract/desk/thread.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import { timings } from '../platform/timings.ts'
import { isFields } from '@foyer/contract/readers.ts'

const types = {
  hello: true,
  thread: true,
  hidden: true,
  event: true,
  call: true,
  preview: true,
  counts: true,
  viewers: true,
  beat: true,
  reconnect: true,
} satisfies Record<DeskFrame['type'], true>

/** A frame of a kind this desk knows. The contract promises the rest by the type, and the server checks it. */
function isDeskFrame(wire: unknown): wire is DeskFrame {
  return isFields(wire) && Object.hasOwn(types, String(wire['type']))
}

type Options = {
  ports: Pick<Ports, 'clock' | 'random' | 'wake'>
  transport: Transport
  /** The agent that the stream must belong to. */
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
  /** Frames that arrive before the stream's agent is known. */
  let early: DeskFrame[] = []

  const stream = keepStream({
    transport: options.transport,
    timings,
    wake: ports.wake,
    random,
    path: deskPath('deskStream'),
    input: () => ({}),
    pauseMs: (failures) => backoffMs(failures, timings, random),
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
    cancel = clock.after(timings.backoffMaxMs, stream.restart)
  }

  return {
    moveWithin: stream.moveWithin,
    stop: () => {
      cancel()
      stream.stop()
    },
  }
}

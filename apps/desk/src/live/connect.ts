import { keepStream } from '@foyer/client/events/keep-stream.ts'
import { backoffMs } from '@foyer/client/pace.ts'
import { browserWake } from '@foyer/client/ports/wake.ts'
import type { Transport } from '@foyer/client/transport.ts'
import { pathOf } from '@foyer/contract/paths.ts'
import { pace } from '../pace.ts'
import type { DeskEvent } from './desk-event.ts'
import { isDeskFrame } from './is-desk-frame.ts'

export type DeskLink = { stop: () => void; moveWithin: (ms: number) => void }

/** The one stream of this desk: it comes back by itself, and is `live` only once the server has said hello. */
export function connect(transport: Transport, dispatch: (event: DeskEvent) => void): DeskLink {
  const { clock } = transport
  let cancel = (): void => undefined

  const stream = keepStream({
    transport,
    pace,
    wake: browserWake,
    random: Math.random,
    path: pathOf('deskStream'),
    input: () => ({}),
    pauseMs: (failures) => backoffMs(failures, pace, Math.random),
    onUp: () => undefined,
    onDown: () => dispatch({ on: 'link', link: 'lost' }),
    onRefused: ({ http }) => {
      dispatch({ on: 'link', link: 'lost' })
      // 401 is the end of the session, which the transport reports. Anything else may pass, as a release does.
      if (http !== 401) cancel = clock.after(pace.backoffMaxMs, () => stream.restart())
    },
    onData: (wire) => {
      if (isDeskFrame(wire)) dispatch({ on: 'frame', frame: wire, at: clock.now() })
    },
  })

  return {
    moveWithin: stream.moveWithin,
    stop: () => {
      cancel()
      stream.stop()
    },
  }
}

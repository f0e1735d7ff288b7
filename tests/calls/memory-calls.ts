import type { CallAct } from '@foyer/contract/calls/act.ts'
import { callSides, type CallSide } from '@foyer/contract/calls/ends.ts'
import type { CallSignal } from '@foyer/contract/calls/signal.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { CallAnswer } from '@foyer/core/calls/event.ts'
import { callOf, newCallRow, otherSide, type CallRow } from '@foyer/core/calls/row.ts'
import {
  decideCallAct,
  decideCallClosed,
  decideCallTime,
  maySignal,
  type CallChange,
  type CallHappening,
} from '@foyer/core/calls/truth.ts'

export type ActInput = {
  callId: string
  leg: string
  act: CallAct
  after: number
  isMuted?: boolean
  isCameraOff?: boolean
  videoType?: VideoType
}

type Stored = { callId: string; n: number; from: string; to: string; signal: CallSignal }

const people = { adminNick: 'Ana', adminFace: '', userName: 'Sam' }

/** The calls of one thread, in memory: the server's rules without a server. */
export class MemoryCalls {
  readonly rows: CallRow[] = []
  private readonly signals: Stored[] = []
  private readonly onHappened: (callId: string, what: CallHappening | 'changed') => void

  constructor(onHappened: (callId: string, what: CallHappening | 'changed') => void) {
    this.onHappened = onHappened
  }

  /** Undefined: refused, because there is one already. */
  invite(startedBy: CallSide, videoType: VideoType, now: number): string | undefined {
    this.sweep(now)
    if (this.open()) return undefined
    const row = newCallRow({ id: `call-${this.rows.length + 1}`, startedBy, videoType }, now)
    this.apply({ row, events: ['started'] })
    return row.id
  }

  /** Undefined: refused. */
  act(side: CallSide, input: ActInput, now: number): CallAnswer | undefined {
    const row = input.callId === '' ? this.open() : this.rows.find(({ id }) => id === input.callId)
    if (!row) return input.callId === '' ? { signals: [] } : undefined
    const decision = decideCallAct(row, { side, ...input }, now)
    if ('refuse' in decision) return undefined
    this.apply(decision)
    return {
      call: callOf(decision.row, people, now),
      signals: this.read(decision.row, side, input),
      ...(input.act === 'join' && { ice: { servers: [], isRelayOnly: false } }),
    }
  }

  signal(
    side: CallSide,
    { callId, leg, to, signals }: { callId: string; leg: string; to: string; signals: readonly CallSignal[] },
  ): boolean {
    const row = this.rows.find(({ id }) => id === callId)
    if (!row || !maySignal(row, { side, leg }, to)) return false
    for (const signal of signals)
      this.signals.push({ callId, n: this.signals.length + 1, from: leg, to, signal })
    this.onHappened(callId, 'changed')
    return true
  }

  /** What time does. */
  sweep(now: number): void {
    const row = this.open()
    const change = row && decideCallTime(row, now)
    if (change) this.apply(change)
  }

  /** The conversation ends. */
  close(now: number): void {
    const row = this.open()
    const change = row && decideCallClosed(row, now)
    if (change) this.apply(change)
  }

  open(): CallRow | undefined {
    return this.rows.find(({ status }) => status !== 'ended')
  }

  private read(row: CallRow, side: CallSide, { leg, after }: ActInput): CallAnswer['signals'] {
    if (row.status !== 'accepted' || row.legs[side] !== leg) return []
    const from = row.legs[otherSide(side)]
    return this.signals.filter(
      (one) => one.callId === row.id && one.to === leg && one.from === from && one.n > after,
    )
  }

  private apply({ row, events }: CallChange): void {
    const at = this.rows.findIndex(({ id }) => id === row.id)
    const before = this.rows[at]
    if (before) this.rows[at] = row
    else this.rows.push(row)
    for (const event of events) this.onHappened(row.id, event)
    if (before && events.length === 0 && isNews(before, row)) this.onHappened(row.id, 'changed')
  }
}

/** That a side is still there is none. */
function isNews(before: CallRow, { legs, devices, videoType }: CallRow): boolean {
  return (
    videoType !== before.videoType ||
    callSides.some(
      (side) =>
        legs[side] !== before.legs[side] ||
        devices[side].isMuted !== before.devices[side].isMuted ||
        devices[side].isCameraOff !== before.devices[side].isCameraOff,
    )
  )
}

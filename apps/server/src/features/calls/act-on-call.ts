import type { z } from 'zod'
import type { CallActInput, CallActOutput } from '@foyer/contract/calls/act.ts'
import type { CallSide } from '@foyer/contract/calls/ends.ts'
import { callOf } from '@foyer/core/calls/row.ts'
import { decideCallAct } from '@foyer/core/calls/truth.ts'
import type { Deps } from '../../deps.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { StoredCall } from './call-rows.ts'
import { changeCall } from './change-call.ts'
import { iceFor } from './ice-servers.ts'
import { signalsFor } from './signals.ts'

type Asked = z.output<typeof CallActInput>

/** `assertTheirs` refuses a call that is somebody else's. */
type Actor = { ref: ThreadRef; side: CallSide; assertTheirs?: (call: StoredCall) => void }

/** Applies an act of either side to a call and returns the resulting state. */
export async function actOnCall(
  deps: Deps,
  { ref, side, assertTheirs }: Actor,
  { callId, after, ...said }: Asked,
): Promise<z.output<typeof CallActOutput>> {
  const now = deps.clock.now()
  if (!callId && said.act !== 'beat') throw new Failed('object.unknown')
  const call = await changeCall(deps, { ...ref, callId }, (found) => {
    assertTheirs?.(found)
    return decideCallAct(found.row, { ...said, side }, now)
  })
  if (!call && callId) throw new Failed('object.unknown')
  if (!call) return { signals: [] }

  const { row, people } = call
  const takesPart = row.status !== 'ended' && row.legs[side] === said.leg
  const isJoining = takesPart && said.act === 'join'
  return {
    call: callOf(row, people, now),
    signals: takesPart ? await signalsFor(deps.db, call, side, after) : [],
    ...(isJoining && { ice: iceFor(deps.config.turn, { callId: row.id, leg: said.leg }, now) }),
  }
}

import type { Call } from '@foyer/contract/calls/call.ts'
import type { CallSide } from '@foyer/contract/calls/ends.ts'

/** The other participant of a call. */
export type Person = { name: string; face: string }

/** As the call names them; `known` fills what it leaves open. */
export function otherIn(call: Call | undefined, side: CallSide, known: Person): Person {
  if (!call) return known
  const named =
    side === 'visitor' ? { name: call.adminNick, face: call.adminFace } : { name: call.userName, face: '' }
  return { name: named.name || known.name, face: named.face || known.face }
}

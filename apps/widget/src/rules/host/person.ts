import type { HostEvent } from '@foyer/contract/host/events.ts'
import type { Note } from '@foyer/core/messages/item.ts'
import type { SessionState } from '@foyer/core/session/state.ts'

/** Agents who join or leave. An agent present when the page opened is reported only on leaving. */
export function personEvents(before: SessionState, after: SessionState): HostEvent[] {
  const isSame =
    before.mode === after.mode &&
    before.agent === after.agent &&
    before.timeline.settled === after.timeline.settled
  if (isSame || !before.visitor || !after.visitor) return []
  const [was, is] = [personOf(before), personOf(after)]
  if (was?.name === is?.name) return []
  // Only the name of somebody who was there already has become known.
  if (is && is.since !== undefined && is.since <= after.visitor.lastSeq) return []
  return [
    ...(was ? [{ name: 'agent:leave', agent: was.name } as const] : []),
    ...(is ? [{ name: 'agent:join', agent: is.name } as const] : []),
  ]
}

/** `since`: the entry of their coming; an answer to the visitor's wish may be faster than it. */
type Person = { name: string; since?: number }

/** Undefined also while the agent's name is not known yet. */
function personOf({ mode, agent, visitor, timeline }: SessionState): Person | undefined {
  if (mode.name !== 'withAgent' || !visitor) return undefined
  const move = timeline.settled.findLast(
    (item) => item.type === 'note' && item.place > visitor.firstSeq && isMove(item.note),
  )
  if (move?.type !== 'note') return agent?.nick ? { name: agent.nick } : undefined
  return move.note.key === 'note.accepted' ? { name: move.note.name, since: move.place } : undefined
}

function isMove({ key }: Note): boolean {
  return key === 'note.accepted' || key.startsWith('note.without.') || key.startsWith('note.closed.')
}

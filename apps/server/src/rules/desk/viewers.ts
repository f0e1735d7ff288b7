import { deskTiming } from '@foyer/core/timing.ts'

/** Somebody has a thread in front of them, or no longer has. Said again every few seconds while it is true. */
export type ViewingNote = {
  threadKey: string
  agent: { id: number; nick: string; face: string }
  isGone: boolean
}

type Viewer = ViewingNote & { at: number }

/** Agents and the threads that they view, as far as this node knows. */
export type Viewers = ReadonlyMap<string, Viewer>

export const nobody: Viewers = new Map()

export function withNote(viewers: Viewers, note: ViewingNote, at: number): Viewers {
  const next = new Map(viewers)
  const key = `${note.agent.id} ${note.threadKey}`
  if (note.isGone) next.delete(key)
  else next.set(key, { ...note, at })
  return next
}

/** Without those who fell silent; the same object when there are none. */
export function stillHere(viewers: Viewers, now: number): Viewers {
  const here = [...viewers].filter(([, { at }]) => now - at < deskTiming.viewingShownMs)
  return here.length === viewers.size ? viewers : new Map(here)
}

/** For each thread that the agent looks at: who else does, in an order that does not change. */
export function othersBeside(viewers: Viewers, agentId: number): Map<string, Viewer['agent'][]> {
  const all = [...viewers.values()]
  const own = all.filter(({ agent }) => agent.id === agentId)
  return new Map(
    own.map(({ threadKey }) => [
      threadKey,
      all
        .filter((viewer) => viewer.threadKey === threadKey && viewer.agent.id !== agentId)
        .map(({ agent }) => agent)
        .toSorted((a, b) => a.id - b.id),
    ]),
  )
}

/** An agent as the rules see them: how busy, whether at the desk, whether to be given anybody. */
export type Candidate = {
  id: number
  load: number
  max: number
  state: 'available' | 'away'
  isLive: boolean
  /** When they were last given somebody. */
  givenAt: number
}

/** The visitor's part in the choice of an agent. */
export type Wish = {
  wantedAgentId: number | null
  lastAgentId: number | null
  refusedBy: readonly number[]
}

/** Somebody may be given to them by the system: they are there, want it, and have a place. */
export function isFree({ isLive, state, load, max }: Candidate): boolean {
  return isLive && state === 'available' && load < max
}

/** The requested agent, else the previous one, else the least busy. Never one who declined this visitor. */
export function chooseAgent<C extends Candidate>(candidates: readonly C[], wish: Wish): C | undefined {
  const free = candidates.filter((agent) => isFree(agent) && !wish.refusedBy.includes(agent.id))
  return (
    free.find(({ id }) => id === wish.wantedAgentId) ??
    free.find(({ id }) => id === wish.lastAgentId) ??
    free.toSorted(leastBusyFirst)[0]
  )
}

/** By the share of their places that is taken, then whose turn it is, then something that never changes. */
function leastBusyFirst(one: Candidate, other: Candidate): number {
  return one.load / one.max - other.load / other.max || one.givenAt - other.givenAt || one.id - other.id
}

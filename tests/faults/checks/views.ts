import type { History, Sight } from '../history.ts'

/** All that one observer saw of one thread, in the order in which it saw it. */
export type View = { observer: string; kind: Sight['kind']; thread: string; sights: Sight[] }

export function viewsOf(history: History): View[] {
  const views = new Map<string, View>()
  for (const sight of history.sights) {
    const name = `${sight.observer} ${sight.thread}`
    const known = views.get(name)
    if (known) known.sights.push(sight)
    else views.set(name, { ...sight, sights: [sight] })
  }
  return [...views.values()]
}

export const isLive = ({ kind }: Pick<Sight, 'kind'>): boolean =>
  kind === 'visitorLive' || kind === 'agentLive'

export function databaseViews(views: readonly View[]): Map<string, View> {
  return new Map(views.filter((view) => view.kind === 'database').map((view) => [view.thread, view]))
}

import { isSame, type Settings } from '@foyer/core/settings/settings.ts'

/** Who changed a setting last, and with which revision of the draft. */
export type Touch = { revision: number; agentId: number; name: string; at: number }

export type Draft = {
  /** Counts changes, across publications. */
  revision: number
  /** Only what differs from what is published. */
  changes: Settings
  touched: Readonly<Record<string, Touch>>
}

export const emptyDraft: Draft = { revision: 0, changes: {}, touched: {} }

type Save = {
  /** The last revision that the editor has seen. */
  seen: number
  changes: Settings
  /** Keys whose newer changes the editor has seen and replaces. */
  insist: readonly string[]
  by: { agentId: number; name: string }
  now: number
}

/**
 * A draft with somebody's changes. A setting that was changed since they looked stays as it is and is named in
 * `conflicts`. Several editors who change different settings never disturb each other.
 */
export function mergeDraft(
  draft: Draft,
  published: Settings,
  { seen, changes, insist, by, now }: Save,
): { draft: Draft; conflicts: string[] } {
  const revision = draft.revision + 1
  const conflicts: string[] = []
  const next = new Map(Object.entries(draft.changes))
  const touched = new Map(Object.entries(draft.touched))
  for (const [key, value] of Object.entries(changes)) {
    if (isSame(next.has(key) ? next.get(key) : published[key], value)) continue
    if ((touched.get(key)?.revision ?? 0) > seen && !insist.includes(key)) {
      conflicts.push(key)
      continue
    }
    if (isSame(published[key], value)) next.delete(key)
    else next.set(key, value)
    touched.set(key, { revision, ...by, at: now })
  }
  const isChanged = [...touched.values()].some((touch) => touch.revision === revision)
  if (!isChanged) return { draft, conflicts }
  return {
    draft: { revision, changes: Object.fromEntries(next), touched: Object.fromEntries(touched) },
    conflicts,
  }
}

/** The keys of a draft that would change what is published. */
export function pendingKeys({ changes }: Pick<Draft, 'changes'>, published: Settings): string[] {
  return Object.keys(changes).filter((key) => !isSame(changes[key], published[key]))
}

import type { FormField } from '@foyer/contract/forms/field.ts'

/**
 * What was typed into forms that are not sent yet, by message. It stands outside of the components: the list of
 * messages takes rows away that are out of sight.
 */
const drafts = new Map<string, readonly FormField[]>()
const listeners = new Set<() => void>()

export const formDrafts = {
  read: (msgId: string) => drafts.get(msgId),

  write: (msgId: string, fields: readonly FormField[]) => {
    drafts.set(msgId, fields)
    tell()
  },

  drop: (msgId: string) => {
    if (drafts.delete(msgId)) tell()
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function tell(): void {
  for (const listener of listeners) listener()
}

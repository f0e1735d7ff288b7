import type { Entry } from '@foyer/core/log/entry.ts'

/**
 * What a visitor may receive of an entry: nothing of internal notes and sensitive messages, and of a recalled
 * message only that it was there. Every road to a visitor (push, poll, history, export) passes here; `extraFor` then
 * decides which fields of it they receive.
 */
export function visibleToVisitor(entry: Entry): Entry | undefined {
  if (entry.internal || entry.sensitive) return undefined
  return withoutRecalledContent(entry)
}

/** Agents see everything but what was unsent. What the visitor answered is the visitor's, and stays when its form goes. */
export function visibleToAgent(entry: Entry): Entry {
  if (entry.body.type === 'formAnswered') return { ...entry, recalled: false }
  return withoutRecalledContent(entry)
}

function withoutRecalledContent(entry: Entry): Entry {
  const { recalled, body } = entry
  if (recalled && body.type === 'message')
    return { ...entry, body: { type: 'message', msgType: body.msgType, content: '' } }
  // For the visitor the answer goes with its form: it repeats what the form asked.
  if (recalled && body.type === 'formAnswered') return { ...entry, body: { ...body, docNode: '' } }
  return entry
}

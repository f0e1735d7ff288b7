import type { Entry } from './entry.ts'

/**
 * What a visitor may receive of an entry: nothing of internal notes and sensitive messages, and of a recalled
 * message only that it was there. Every road to a visitor (push, poll, history, export) passes here.
 */
export function visibleToVisitor(entry: Entry): Entry | undefined {
  if (entry.internal || entry.sensitive) return undefined
  return withoutFoundWords(withoutRecalledContent(entry))
}

/** Which words of the tenant's list stand in a message is for agents. */
function withoutFoundWords(entry: Entry): Entry {
  if (entry.body.type !== 'message' || entry.body.extra?.['sensitiveWords'] === undefined) return entry
  const { sensitiveWords: _, ...extra } = entry.body.extra
  return { ...entry, body: { ...entry.body, extra } }
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

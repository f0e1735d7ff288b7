import { frameAncestors } from '@foyer/core/embedding/allowed-origin.ts'

/** The chat's pages that a channel's sites may show. Not a ticket's, whose link is its key, and not 'not found'. */
const shownOnSites: ReadonlySet<string> = new Set([
  'index',
  'leaveMsg',
  'leaveMessage',
  'question',
  'formData',
])

/**
 * Returns the `frame-ancestors` directive for a page of the chat. `allowed` is the channel's list. Our own
 * pages may always frame it, for the preview of the appearance (S-03); for an unknown channel only they may.
 */
export function pageAncestors(page: string, allowed: readonly string[] | undefined): string {
  if (!shownOnSites.has(page)) return "frame-ancestors 'none'"
  return allowed ? `${frameAncestors(allowed)} 'self'` : "frame-ancestors 'self'"
}

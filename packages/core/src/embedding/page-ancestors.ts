import { frameAncestors } from './allowed-origin.ts'

/** The chat's pages that a channel's sites may show. Not a ticket's, whose link is its key, and not 'not found'. */
const shownOnSites: ReadonlySet<string> = new Set([
  'index',
  'leaveMsg',
  'leaveMessage',
  'question',
  'formData',
])

/**
 * Who may frame a page of the chat. `allowed` is its channel's list; without a channel that we know, and always for the
 * preview of its appearance (S-03), our own pages may.
 */
export function pageAncestors(page: string, allowed: readonly string[] | undefined): string {
  if (!shownOnSites.has(page)) return "frame-ancestors 'none'"
  return allowed ? `${frameAncestors(allowed)} 'self'` : "frame-ancestors 'self'"
}

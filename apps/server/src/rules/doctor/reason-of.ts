const longest = 300

/** Why something failed, in one line that an admin may read: passwords in addresses are left out. */
export function reasonOf(error: unknown): string {
  return messageOf(error)
    .replace(/\/\/[^\s/@]*@/g, '//')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}

/** A host with several addresses fails once for each, in one error without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.message || error.name
}

/** A name for a person whose own is gone, or who never gave one. The id is random and belongs to the request. */
export function pseudonymOf(requestId: string): string {
  return `Visitor ${requestId
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 4)
    .toLowerCase()}`
}

/** Enough to know one's own address again, and nothing to learn for others. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${Array.from(email)[0]}…${email.slice(at)}`
}

/** Addresses that the server keeps in a link: with one of these schemes, or of this site. */
export function isAllowedLink(address: string): boolean {
  const trimmed = address.trim()
  // Browsers skip these characters, so `java\tscript:` is a scheme for them.
  if (/[\s\p{Cc}]/u.test(trimmed)) return false
  return /^(?:https?:\/\/[^/\\]|mailto:.|tel:.)/i.test(trimmed) || /^\/(?![/\\])/.test(trimmed)
}

/** Pictures of our own store: reading an answer loads nothing from another site. */
export function isStoredPicture(address: string): boolean {
  return /^\/files\/[\w-]+\/[\w.-]+$/.test(address)
}

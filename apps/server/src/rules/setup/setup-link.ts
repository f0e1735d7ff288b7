/** Where people reach a node: its public address, or the one at which it listens. */
export function setupLink(publicUrl: string | undefined, listening: string, token: string): string {
  return `${publicUrl ?? reachable(listening)}/desk/setup#token=${token}`
}

/** A browser cannot open "all interfaces". */
function reachable(listening: string): string {
  const url = new URL(listening)
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = 'localhost'
  return url.origin
}

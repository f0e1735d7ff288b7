import type { IncomingMessage } from 'node:http'

const lingerMs = 2_000

/**
 * Lets a refused sender read the refusal. Closing at once, with bytes of theirs unread, would make the network
 * throw the answer away; reading on for as long as they like would let them keep us busy.
 */
export function lingerAndClose(request: IncomingMessage): void {
  if (request.complete) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), lingerMs)
  request.once('close', () => clearTimeout(timer))
  request.once('end', () => clearTimeout(timer))
}

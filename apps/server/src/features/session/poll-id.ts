import { createHash } from 'node:crypto'

/** A browser's own name, shortened to what may stand in keys and ids. */
export function browserOf(pid: string): string {
  return createHash('sha256').update(pid).digest('base64url').slice(0, 11)
}

/** A poll id names the browser and the session it was given for; it proves nothing, the token does. */
export function pollIdOf(browser: string, sessionKey: string): string {
  return `${browser}.${sessionKey}`
}

export function browserOfPoll(pollId: string): string {
  return pollId.split('.', 1)[0] ?? ''
}

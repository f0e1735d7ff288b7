import type { Entry } from '../log/entry.ts'
import { timing } from '../timing.ts'
import { robotNotes } from './notes.ts'

/** Whether the robot would say a moment later again that it does not know, with nothing of its own in between. */
export function repeatsUnknown(session: readonly Entry[], now: number): boolean {
  const last = session.findLast(({ sender }) => sender !== 'visitor')
  const isUnknown = last?.body.type === 'message' && last.body.content === robotNotes.unknown
  return isUnknown && last.sender === 'robot' && now - last.at < timing.unknownAgainMs
}

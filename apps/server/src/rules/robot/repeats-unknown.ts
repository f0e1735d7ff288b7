import type { Entry } from '@foyer/core/log/entry.ts'
import { robotNotes } from '@foyer/core/robot/notes.ts'

/** Whether the robot's last message was that it has no answer. */
export function repeatsUnknown(session: readonly Entry[]): boolean {
  const last = session.findLast(({ sender }) => sender !== 'visitor')
  return last?.sender === 'robot' && last.body.type === 'message' && last.body.content === robotNotes.unknown
}

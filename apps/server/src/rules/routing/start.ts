import { nothing, type Decision, type ThreadState } from './decision.ts'

/** Opening the chat starts a session unless one is open; the robot owns it first. */
export function decideStart(thread: ThreadState): Decision {
  if (thread.isOpen) return nothing
  return {
    do: 'change',
    next: { isOpen: true, owner: { kind: 'robot' } },
    sender: 'system',
    body: { type: 'started' },
  }
}

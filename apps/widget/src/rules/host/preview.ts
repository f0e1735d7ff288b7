import type { Message } from '@foyer/contract/messages/message.ts'
import type { SessionState } from '@foyer/core/session/state.ts'

/** The newest unread message of an agent, for the preview beside the launcher; nothing if the visitor dismissed it. */
export function previewOf(
  { attention: { unread, newFrom }, timeline }: SessionState,
  dismissedSeq: number,
): Message | undefined {
  if (unread === 0 || newFrom === undefined) return undefined
  // A greeting is no entry of the log: its place is 0.
  const newest = timeline.settled
    .flatMap((item) => (item.type === 'message' && item.message.seq >= newFrom ? [item.message] : []))
    .findLast(({ sender, recalled, sensitive }) => sender === 'agent' && !recalled && !sensitive)
  return newest && newest.seq > dismissedSeq ? newest : undefined
}

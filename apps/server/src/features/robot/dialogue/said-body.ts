import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { Said } from '@foyer/core/robot/dialogue/turn.ts'

/** What a dialogue says as a message. A form keeps its step beside it, where its answer finds it. */
export function saidBody({ content, step }: Said): Extract<EntryBody, { type: 'message' }> {
  const { msgType, msgContent } = encodeContent(content)
  return { type: 'message', msgType, content: msgContent, ...(step && { extra: { nodeId: step } }) }
}

import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { Said } from '@foyer/core/robot/dialogue/turn.ts'

/** What a dialogue says as the robot's message. A form keeps its step beside it, where its answer finds it. */
export function saidBody({ content, step }: Said, robotName: string): EntryBody {
  const { msgType, msgContent } = encodeContent(content)
  const extra = { senderName: robotName, ...(step && { nodeId: step }) }
  return { type: 'message', msgType, content: msgContent, extra }
}

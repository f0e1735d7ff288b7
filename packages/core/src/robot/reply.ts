import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { msgTypes } from '@foyer/contract/codes.ts'
import type { EntryBody } from '../log/entry.ts'
import type { AnsweringDocument } from './knowledge.ts'
import { robotNotes } from './notes.ts'

export type Suggestion = { question: string; docId: string; score: number }

/** What the robot does with a question. */
export type RobotReply =
  | { kind: 'document'; document: AnsweringDocument; suggestions: Suggestion[] }
  | { kind: 'didYouMean'; suggestions: Suggestion[] }
  | { kind: 'unknown' }
  /** T-17: the question is hidden and a person is asked for. */
  | { kind: 'transfer' }
  /** What another answerer has made ready for the log. */
  | { kind: 'message'; body: Extract<EntryBody, { type: 'message' }> }

/** A question has one answer, under an id of its own: asking again finds it. */
export function answerId(questionId: string): string {
  return `answer:${questionId}`
}

/** The entry that a reply becomes. The log keeps keys of what the robot says in every language. */
export function bodyOfReply(
  channel: ChannelConfig,
  reply: Exclude<RobotReply, { kind: 'transfer' }>,
): EntryBody {
  const face = { senderName: channel.robotName, faceUrl: channel.robotIcon }
  switch (reply.kind) {
    case 'message':
      return { ...reply.body, extra: { ...face, ...reply.body.extra } }
    case 'document': {
      const { docId, answer, attachments } = reply.document
      const extra = {
        ...face,
        docId,
        ...transferButton(channel, channel.robotAnswerTransferUserMode),
        ...(reply.suggestions.length > 0 && { suggestList: reply.suggestions }),
        ...(attachments.length > 0 && { referenceFile: attachments.map(toReference) }),
      }
      return { type: 'message', msgType: msgTypes.rich, content: answer, extra }
    }
    case 'didYouMean': {
      const button = transferButton(channel, channel.robotGuideTransferUserMode)
      const extra = { ...face, ...button, suggestList: reply.suggestions }
      return { type: 'message', msgType: msgTypes.text, content: robotNotes.didYouMean, extra }
    }
    case 'unknown': {
      const extra = { ...face, ...transferButton(channel, channel.robotUnknownTransferUserMode) }
      return { type: 'message', msgType: msgTypes.text, content: robotNotes.unknown, extra }
    }
  }
}

/** The way to a person, where this kind of answer has one and the channel has people. */
function transferButton({ transferUserMode }: ChannelConfig, mode: 0 | 1) {
  return transferUserMode === 1 && mode === 1 ? { showTransferBtn: 1 } : {}
}

function toReference({ name, url }: { name: string; url: string }) {
  return { referenceFileName: name, referenceFileUrl: url }
}

import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { robotRatings } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { AnsweringDocument } from './knowledge.ts'
import { robotNotes } from '@foyer/core/robot/notes.ts'
import type { SmallTalk } from './small-talk.ts'

export type Suggestion = { question: string; docId: string; score: number }

/** The robot's reaction to a question. */
export type RobotReply =
  | { kind: 'document'; document: AnsweringDocument; suggestions: Suggestion[] }
  | { kind: 'didYouMean'; suggestions: Suggestion[] }
  /** `isAgain`: the question before had no answer either. */
  | { kind: 'unknown'; suggestions: Suggestion[]; isAgain?: true }
  /** Politeness for politeness: nothing was asked, so nothing failed. */
  | { kind: 'smallTalk'; talk: SmallTalk }
  /** Messages of a dialogue, which may end with a document or a transfer to an agent. */
  | { kind: 'dialogue'; says: MessageBody[]; document?: AnsweringDocument | undefined; isForPerson: boolean }
  /** Nothing more is to be said: the answer stands in the log, or the visitor is no longer the robot's. */
  | { kind: 'settled' }

type MessageBody = Extract<EntryBody, { type: 'message' }>

/** T-17: whether the visitor goes to a person from here. */
export function isForPerson(reply: RobotReply): boolean {
  return reply.kind === 'dialogue' && reply.isForPerson
}

/** The entries that a reply becomes. The log keeps keys of what the robot says in every language. */
export function bodiesOfReply(channel: ChannelConfig, reply: RobotReply): MessageBody[] {
  switch (reply.kind) {
    case 'settled':
      return []
    case 'dialogue': {
      const { says, document } = reply
      const last = document ? [bodyOf(channel, { kind: 'document', document, suggestions: [] })] : []
      return [...says.map((body) => ({ ...body, extra: { ...faceOf(channel), ...body.extra } })), ...last]
    }
    default:
      return [bodyOf(channel, reply)]
  }
}

type OneEntry = Extract<RobotReply, { kind: 'document' | 'didYouMean' | 'unknown' | 'smallTalk' }>

function bodyOf(channel: ChannelConfig, reply: OneEntry): MessageBody {
  const face = faceOf(channel)
  switch (reply.kind) {
    case 'document': {
      const { docId, answer, attachments } = reply.document
      const extra = {
        ...face,
        docId,
        ...thumbsOf(channel),
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
    case 'smallTalk':
      return { type: 'message', msgType: msgTypes.text, content: robotNotes[reply.talk], extra: face }
    case 'unknown': {
      const extra = {
        ...face,
        ...transferButton(channel, channel.robotUnknownTransferUserMode),
        ...(reply.suggestions.length > 0 && { suggestList: reply.suggestions }),
        ...(reply.isAgain && { robotNote: robotNotes.unknownAgain }),
      }
      return { type: 'message', msgType: msgTypes.text, content: robotNotes.unknown, extra }
    }
  }
}

/** How the robot shows itself beside what it says. */
export function faceOf({ robotName, robotIcon }: ChannelConfig) {
  return { senderName: robotName, faceUrl: robotIcon }
}

/** D-09: the answers of a channel without thumbs say so themselves, also to clients that do not know the channel. */
export function thumbsOf({ commentDocMode }: ChannelConfig) {
  return commentDocMode ? {} : { disabled: robotRatings.hidden }
}

/** The way to a person, where this kind of answer has one and the channel has people. */
function transferButton({ transferUserMode }: ChannelConfig, isOffered: boolean) {
  return transferUserMode && isOffered ? { showTransferBtn: 1 as const } : {}
}

function toReference({ name, url }: { name: string; url: string }) {
  return { referenceFileName: name, referenceFileUrl: url }
}

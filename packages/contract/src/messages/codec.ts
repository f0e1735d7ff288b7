import { nameOf, robotRatings, senderTypes } from '../codes.ts'
import { count, flag, isFields, list, num, str, type Fields } from '../readers.ts'
import { toMs } from '../time.ts'
import type { ContentOf, MessageContent } from './content.ts'
import { codecs, msgTypes, type WireMessageKind } from './kinds/codecs.ts'
import { packed, type MessageCodec, type Packing, type SummaryText } from './kinds/message-kind.ts'
import type { Message, RobotPart } from './message.ts'

/** No zod here. Reads anything at all without throwing: what it does not know becomes `unsupported`. */
export function decodeMessage(wire: unknown): Message {
  const fields = isFields(wire) ? wire : {}
  const sender = nameOf(senderTypes, fields['senderType']) ?? 'system'
  return {
    msgId: str(fields, 'msgId') || str(fields, 'id'),
    seq: count(fields, 'seq'),
    id: str(fields, 'id'),
    sender,
    senderName: str(fields, 'senderName'),
    face: str(fields, 'faceUrl'),
    at: toMs(Math.max(0, num(fields, 'msgTime'))),
    content: decodeContent(sender === 'robot' ? withExactNote(fields) : fields),
    translation: str(fields, 'msgTransContent'),
    quote: str(fields, 'replyMsg'),
    recalled: flag(fields, 'recallFlag'),
    internal: flag(fields, 'insideFlag'),
    sensitive: flag(fields, 'sensitiveFlag'),
    ...(str(fields, 'sensitiveWords') && { sensitiveWords: str(fields, 'sensitiveWords').split(',') }),
    ...(sender === 'robot' && { robot: robotPart(fields) }),
  }
}

/** Tabs that an older version opened do not know every key and show `msgContent`. */
function withExactNote(fields: Fields): Fields {
  const note = str(fields, 'robotNote')
  return note ? { ...fields, msgContent: note } : fields
}

/** The content alone, from the message's fields: `msgType`, `msgContent` and those beside it. */
export function decodeContent(fields: Fields): MessageContent {
  const kind = nameOf(msgTypes, fields['msgType'])
  const message = packed(fields)
  return (kind && codecs[kind].decode(message)) ?? { kind: 'unsupported', raw: message.text }
}

/** Encodes unsupported content as its raw text. */
export function encodeContent(content: MessageContent): Packing & { msgType: number } {
  if (content.kind === 'unsupported') return { msgType: msgTypes.text, msgContent: content.raw }
  return { msgType: msgTypes[content.kind], ...encodeKind(content.kind, content) }
}

/** Texts that can represent the content in one line, the best first. */
export function summaryTexts(content: MessageContent): readonly SummaryText[] {
  return content.kind === 'unsupported' ? [] : summarizeKind(content.kind, content)
}

type Writer<Content> = Pick<MessageCodec<Content>, 'encode' | 'summary'>
const writers: { [K in WireMessageKind]: Writer<ContentOf<K>> } = codecs

function encodeKind<K extends WireMessageKind>(kind: K, content: ContentOf<K>): Packing {
  return writers[kind].encode(content)
}

function summarizeKind<K extends WireMessageKind>(kind: K, content: ContentOf<K>): readonly SummaryText[] {
  return writers[kind].summary(content)
}

function robotPart(fields: Fields): RobotPart {
  return {
    docId: str(fields, 'docId'),
    rating: nameOf(robotRatings, fields['disabled']) ?? 'undecided',
    showTransfer: flag(fields, 'showTransferBtn'),
    suggestions: list(fields, 'suggestList', (item) => ({
      question: str(item, 'question'),
      docId: str(item, 'docId'),
      score: num(item, 'score'),
    })),
    references: list(fields, 'referenceFile', (item) => ({
      name: str(item, 'referenceFileName'),
      url: str(item, 'referenceFileUrl'),
    })),
  }
}

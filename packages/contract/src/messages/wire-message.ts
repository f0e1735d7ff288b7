import { z } from 'zod'
import { WireField } from '../forms/wire-field.ts'
import { Flag, Id, Timestamp } from '../wire.ts'

const Button = z.object({ id: z.string(), name: z.string() })

const Suggestion = z.object({ question: z.string(), docId: z.string(), score: z.number() })

const Answer = z.object({
  reply: z.object({
    replySource: z.string().optional(),
    text: z.string().optional(),
    type: z.string().optional(),
    buttons: z.array(Button).optional(),
  }),
  nodeId: z.string().optional(),
  instruction: z.string().optional(),
})

const ReferenceFile = z.object({ referenceFileName: z.string(), referenceFileUrl: z.string() })

/** Fields that the robot adds to a message; messages of people have none of them. */
const robotFields = {
  docId: z.string().optional(),
  docPattern: z.string().optional(),
  docNode: z.string().optional(),
  answer: z.string().optional(),
  answers: z.array(Answer).optional(),
  answerType: z.string().optional(),
  suggestList: z.array(Suggestion).optional(),
  robotSuggest: z.string().optional(),
  itemList: z.array(z.unknown()).optional(),
  buttonId: z.string().optional(),
  menubar: z.array(z.unknown()).optional(),
  btnList: z.array(Button).optional(),
  showType: z.int().optional(),
  showTransferBtn: Flag.optional(),
  /** A key that is more exact than the one in `msgContent`, for clients that know it. */
  robotNote: z.string().optional(),
  disabled: z.int().optional(),
  referenceFile: z.array(ReferenceFile).optional(),
  agentTime: Timestamp.optional(),
  formFields: z.array(WireField).optional(),
}

/** A visitor's view of a chat message by the spec's names (D-07, D-16). `seq` is ours: the place in the thread's log. */
export const WireMessage = z.object({
  msgId: Id,
  seq: z.int().min(1),
  id: z.string().optional(),
  msgType: z.int(),
  senderType: z.int().min(1).max(4),
  msgContent: z.string(),
  msgTransContent: z.string().optional(),
  msgTime: Timestamp,
  senderName: z.string().optional(),
  faceUrl: z.string().optional(),
  fileName: z.string().optional(),
  size: z.number().optional(),
  replyMsg: z.string().optional(),
  recallFlag: Flag.optional(),
  clientType: z.int().optional(),
  ...robotFields,
})
export type WireMessage = z.infer<typeof WireMessage>

/** An agent's view of the same: notes and withheld messages, the tenant's words in it, and which agent wrote it. */
export const AgentMessage = WireMessage.extend({
  insideFlag: Flag.optional(),
  sensitiveFlag: Flag.optional(),
  sensitiveWords: z.string().optional(),
  adminId: z.string().optional(),
})
export type AgentMessage = z.infer<typeof AgentMessage>

/** Fields that follow from the entry itself: nothing stored beside a text replaces them. */
type OfEntry =
  | 'msgId'
  | 'seq'
  | 'id'
  | 'msgType'
  | 'senderType'
  | 'msgContent'
  | 'msgTime'
  | 'recallFlag'
  | 'insideFlag'
  | 'sensitiveFlag'
  | 'adminId'

/** The fields that are stored beside the text of a message. */
export type WireExtra = Omit<AgentMessage, OfEntry>

export const wireMessageExample: WireMessage = {
  msgId: 'hT3v9KqWx2A.12',
  seq: 12,
  id: 'm4Xk29aQpL0z',
  msgType: 1,
  senderType: 2,
  msgContent: 'Your parcel left the warehouse this morning.',
  msgTime: 1_794_700_000_000,
  senderName: 'Ana',
  faceUrl: '',
}

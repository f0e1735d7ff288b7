import { z } from 'zod'
import { robotStatuses } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { WireMessage } from '../messages/wire-message.ts'
import { ClientId, coded, Id, ShortText, Text, Timestamp, WireText, WrittenJson } from '../wire.ts'
import { robotAnswerExample } from './answer-example.ts'

export const robotAsk = endpoint('robotAsk', {
  summary: 'Ask the robot. The question and the answer are written to the conversation.',
  access: 'visitor',
  input: z.object({
    question: Text.min(1),
    robotNo: Id,
    userId: Id,
    docId: Id.optional(),
    itemId: Id.optional(),
    bingCode: ShortText.optional(),
    bindValue: ShortText.optional(),
    /** 1: a menu entry or an offered question, 2: a suggestion. */
    click: z.union([z.literal(1), z.literal(2)]).optional(),
    button: z.object({ name: ShortText, id: Id }).optional(),
    nodeId: Id.optional(),
    /** A secret of the site for requests of its dialogues: sealed, never shown, never logged. */
    customerToken: WireText.max(4000).optional(),
    /** Attributes of the visitor, as `params` of chatStart. */
    customerParameters: WrittenJson.optional(),
    agentTime: Timestamp.optional(),
    agentAskContent: Text.optional(),
    /** The idempotency key of the question, as in sendMsg. */
    id: ClientId.optional(),
  }),
  output: z.object({
    status: coded(robotStatuses),
    /** The question and its answers as they stand in the log; empty unless status is 1. */
    msgList: z.array(WireMessage),
  }),
  errors: ['session.closed', 'message.conflict', 'request.tooMany'],
  example: {
    input: { question: 'How do I return something?', robotNo: 'r1', userId: 'u1', docId: 'd7', click: 1 },
    output: { status: 1, msgList: [robotAnswerExample] },
  },
})

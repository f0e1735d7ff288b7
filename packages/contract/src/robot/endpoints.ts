import { z } from 'zod'
import { robotStatuses, robotRatings } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { WireMessage } from '../messages/wire-message.ts'
import {
  ClientId,
  coded,
  Id,
  ShortText,
  Text,
  Timestamp,
  WrittenJson,
  NotBlank,
  code,
  Flag,
  Nothing,
  SiteToken,
} from '../wire.ts'

/** A robot's answer with all that may come beside it. */
export const robotAnswerExample: WireMessage = {
  msgId: 'hT3v9KqWx2A.13',
  seq: 13,
  msgType: 3,
  senderType: 3,
  msgContent: '<p>You may return everything within <b>30 days</b>.</p>',
  msgTime: 1_794_700_001_000,
  senderName: 'Harbour helper',
  faceUrl: '/chat_online/robot.svg',
  docId: 'd7',
  showTransferBtn: 1,
  suggestList: [{ question: 'When do I get my money back?', docId: 'd8', score: 0.82 }],
  referenceFile: [{ referenceFileName: 'Return slip.pdf', referenceFileUrl: '/files/demo/return-slip.pdf' }],
}

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
    customerToken: SiteToken.optional(),
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

export const robotTips = endpoint('robotTips', {
  summary: 'Questions the robot knows that resemble what is being typed.',
  access: 'visitor',
  input: z.object({ question: NotBlank.max(500), robotNo: Id, userId: Id }),
  output: z.array(
    z.object({
      /** The question with the matching words between highlight markers. */
      tips: z.string(),
      /** The same without markers: what is asked when it is chosen. */
      question: z.string(),
      docId: z.string(),
      score: z.number(),
    }),
  ),
  errors: ['request.tooMany'],
  example: {
    input: { question: 'return', robotNo: 'r1', userId: 'u1' },
    output: [
      {
        tips: 'How do I <em>return</em> something?',
        question: 'How do I return something?',
        docId: 'd7',
        score: 0.91,
      },
    ],
  },
})

export const getRobotDoc = endpoint('getRobotDoc', {
  summary: 'One help document, for its own page.',
  access: 'visitor',
  input: z.object({ docId: Id, userId: Id }),
  output: z.object({
    docQuestion: z.string(),
    /** Rich text. */
    docAnswer: z.string(),
    /** D-09: the visitor's thumb in this session, as in messages. */
    disabled: code(robotRatings).optional(),
  }),
  errors: ['object.unknown'],
  example: {
    input: { docId: 'd7', userId: 'u1' },
    output: {
      docQuestion: 'How do I return something?',
      docAnswer: '<p>You may return everything within <b>30 days</b>.</p>',
    },
  },
})

export const commentDoc = endpoint('commentDoc', {
  summary: 'Thumb up or down for an answer of the robot. The first one counts.',
  access: 'visitor',
  input: z.object({
    docId: Id,
    isUseful: Flag,
    robotNo: Id,
    /** The server knows the session of the thread; the page of a document does not. */
    sessionId: Id.optional(),
    tenantId: Id,
    userId: Id,
  }),
  output: Nothing,
  errors: ['object.unknown', 'evaluation.done'],
  example: {
    input: { docId: 'd7', isUseful: 1, robotNo: 'r1', sessionId: 's1', tenantId: 'demo', userId: 'u1' },
    output: {},
  },
})

import { z } from 'zod'
import { Id, ShortText, Text, Timestamp, WireText, Nothing, WireInt, LongText, Url } from '../wire.ts'
import { deskEndpoint } from '../endpoint.ts'

/** More cases than this would make every publication slow, and nobody would read what failed. */
export const mostCases = 200

/** `unchecked`: the model could not be asked, or there was no time left, so nobody knows. */
export const caseReasons = ['otherDocument', 'noAnswer', 'notRefused', 'said', 'unchecked'] as const

/** The robot's actual answer: its document or dialogue (empty if unknown), and the start of its text. */
export const CaseFailure = z.object({
  reason: z.enum(caseReasons),
  docId: z.string().max(64),
  said: z.string().max(300),
})
export type CaseFailure = z.infer<typeof CaseFailure>

/** Expected answer of the robot. Without a document, the robot must say that it does not know. */
export const ExpectedAnswer = z.object({
  robotNo: Id,
  language: WireText.max(35),
  question: Text.regex(/\S/),
  expectedDocId: Id.optional(),
  mustNotSay: z.array(ShortText.regex(/\S/)).max(20).default([]),
})

/** A case, and what came of its last check. Without a failure it held. */
export const RobotCase = ExpectedAnswer.extend({
  caseId: Id,
  createdAt: Timestamp,
  checkedAt: Timestamp.optional(),
  failure: CaseFailure.optional(),
})
/** As clients read it. */
export type RobotCase = z.input<typeof RobotCase>

export const caseExample: z.input<typeof RobotCase> = {
  caseId: 'c1',
  robotNo: 'r1',
  language: 'en',
  question: 'Can I send it back?',
  expectedDocId: 'd7',
  mustNotSay: ['90 days'],
  createdAt: 1_763_200_000_000,
  checkedAt: 1_763_200_100_000,
  failure: { reason: 'otherDocument', docId: 'd8', said: 'Your money is on its way within 5 days.' },
}

/** Publishes although cases fail that held before. They stay marked as failing. Owners and admins only. */
export const DespiteCases = z.boolean().default(false)

/**
 * Whether the change was made. `broken` cases stopped it, or would have; `failing` failed before as well, and stopped
 * nothing.
 */
export const Publication = z.object({
  isDone: z.boolean(),
  broken: z.array(RobotCase).max(mostCases),
  failing: z.array(RobotCase).max(mostCases),
})

export const publicationExample: z.input<typeof Publication> = {
  isDone: false,
  broken: [caseExample],
  failing: [],
}

const Complaint = z.object({
  complaintId: z.int(),
  robotNo: Id,
  language: z.string().max(35),
  /** Empty when the question is not in the log any more. */
  question: Text,
  docId: Id,
  docQuestion: Text,
  givenAt: Timestamp,
})

export const listComplaints = deskEndpoint('listComplaints', {
  summary:
    'Thumbs down that nobody has handled yet, the newest first: what was asked, and which document answered.',
  access: 'agent',
  leaves: 'nothing',
  /** Of one robot, or of all. */
  input: z.object({ robotNo: Id.optional() }),
  output: z.object({ complaints: z.array(Complaint) }),
  errors: ['identity.forbidden'],
  example: {
    input: {},
    output: {
      complaints: [
        {
          complaintId: 12,
          robotNo: 'r1',
          language: 'en',
          question: 'Can I send it back?',
          docId: 'd8',
          docQuestion: 'When do I get my money back?',
          givenAt: 1_763_200_000_000,
        },
      ],
    },
  },
})

export const dismissComplaint = deskEndpoint('dismissComplaint', {
  summary: 'Takes a thumb down off the list without keeping a case of it.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ complaintId: WireInt.min(1) }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { complaintId: 12 }, output: {} },
})

export const listCases = deskEndpoint('listCases', {
  summary: 'The cases of a robot, the oldest first, with what came of their last check.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ robotNo: Id }),
  output: z.object({
    cases: z.array(RobotCase).max(mostCases),
    /** Those that the cases expect or that answered instead. */
    documents: z.array(z.object({ docId: z.string(), question: z.string() })),
  }),
  errors: ['identity.forbidden'],
  example: {
    input: { robotNo: 'r1' },
    output: { cases: [caseExample], documents: [{ docId: 'd7', question: 'How do I return something?' }] },
  },
})

export const saveCase = deskEndpoint('saveCase', {
  summary:
    'Keeps what the robot must say to a question, and must not. The same question again replaces it. A complaint that it is made from is handled with it.',
  access: 'agent',
  leaves: 'audit',
  input: ExpectedAnswer.extend({ complaintId: WireInt.min(1).optional() }),
  output: z.object({ case: RobotCase }),
  errors: ['identity.forbidden', 'object.unknown', 'case.tooMany'],
  example: {
    input: {
      robotNo: 'r1',
      language: 'en',
      question: 'Can I send it back?',
      expectedDocId: 'd7',
      mustNotSay: ['90 days'],
      complaintId: 12,
    },
    output: { case: caseExample },
  },
})

export const removeCase = deskEndpoint('removeCase', {
  summary: 'Removes a case: nothing is expected of its question any more.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ caseId: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { caseId: 'c1' }, output: {} },
})

export const saveDocument = deskEndpoint('saveDocument', {
  summary: 'Saves a document of the knowledge, as a draft or published. Drafts never answer.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    docId: Id,
    robotNo: Id,
    language: WireText.min(1).max(35),
    question: Text.regex(/\S/),
    similar: z.array(Text).max(100).default([]),
    /** Html; cleaned when it is saved. */
    answer: LongText,
    category: ShortText.default(''),
    validFrom: Timestamp.optional(),
    validUntil: Timestamp.optional(),
    isPublished: z.boolean(),
    attachments: z
      .array(z.object({ name: ShortText, url: Url }))
      .max(20)
      .default([]),
    despiteCases: DespiteCases,
  }),
  output: Publication,
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid'],
  example: {
    input: {
      docId: 'd7',
      robotNo: 'r1',
      language: 'en',
      question: 'How do I return something?',
      similar: ['Can I send it back?'],
      answer: '<p>You may return everything within 30 days.</p>',
      isPublished: true,
    },
    output: publicationExample,
  },
})

export const publishDocument = deskEndpoint('publishDocument', {
  summary: 'Lets a saved document answer, unless that breaks a case.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ docId: Id, despiteCases: DespiteCases }),
  output: Publication,
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid'],
  example: { input: { docId: 'd7' }, output: publicationExample },
})

export const withdrawDocument = deskEndpoint('withdrawDocument', {
  summary: 'Takes a document out of the answers, unless that breaks a case. It stays as a draft.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ docId: Id, despiteCases: DespiteCases }),
  output: Publication,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { docId: 'd7' }, output: publicationExample },
})

/** A document of the knowledge, to be chosen for a menu or a question. */
const FoundDocument = z.object({
  docId: Id,
  question: z.string(),
  language: z.string(),
  isPublished: z.boolean(),
})

export const findDocuments = deskEndpoint('findDocuments', {
  summary:
    'Documents of the knowledge whose question contains the words, or the one with this id, by their question.',
  access: 'agent',
  leaves: 'nothing',
  /** Of one robot, or of all. */
  input: z.object({ words: ShortText, robotNo: Id.optional() }),
  output: z.object({ documents: z.array(FoundDocument).max(20) }),
  errors: ['identity.forbidden'],
  example: {
    input: { words: 'return' },
    output: {
      documents: [{ docId: 'd7', question: 'How do I return something?', language: 'en', isPublished: true }],
    },
  },
})

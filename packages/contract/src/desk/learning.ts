import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, LongText, Nothing, Text, Timestamp, WireInt } from '../wire.ts'
import {
  evidenceSources,
  learningLimits,
  missedReasons,
  proposalKinds,
  proposalSorts,
  proposalStates,
  skipReasons,
} from './learning-words.ts'
import { DespiteCases, Publication, RobotCase, caseExample } from './robot.ts'

const errors = ['identity.forbidden', 'object.unknown'] as const
const ProposalIds = z.array(Id).min(1).max(learningLimits.atOnce)
const NamedDocument = z.object({ docId: Id, question: z.string() })

/** A conversation in which the question was missed. */
const Evidence = z.object({
  threadId: z.string(),
  reason: z.enum(missedReasons),
  source: z.enum(evidenceSources),
  askedTime: Timestamp,
})

export const Proposal = z.object({
  proposalId: Id,
  kind: z.enum(proposalKinds),
  state: z.enum(proposalStates),
  language: z.string(),
  /** Without personal data. */
  question: Text,
  /** The document that the phrasing is for, or that was begun. */
  document: NamedDocument.optional(),
  /** Whether an agent chose the document. */
  isChosen: z.boolean(),
  /** The words of the agent, for a new document. */
  answer: LongText,
  asked: z.int(),
  visitors: z.int(),
  askedTime: Timestamp,
  decidedTime: Timestamp.optional(),
  /** Accepted without an agent. */
  isAutomatic: z.boolean(),
  evidence: z.array(Evidence).max(learningLimits.evidence),
})
export type Proposal = z.output<typeof Proposal>

const proposalExample: z.input<typeof Proposal> = {
  proposalId: 'p1',
  kind: 'phrasing',
  state: 'open',
  language: 'en',
  question: 'Can I bring it back to the shop?',
  document: { docId: 'd7', question: 'How do I return something?' },
  isChosen: false,
  answer: '',
  asked: 3,
  visitors: 2,
  askedTime: 1_794_700_000_000,
  isAutomatic: false,
  evidence: [{ threadId: 't1', reason: 'refused', source: 'document', askedTime: 1_794_700_000_000 }],
}

export const listProposals = deskEndpoint('listProposals', {
  summary:
    'What the robot could learn from questions that it missed: phrasings of documents, and drafts of new ones. ' +
    'Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({
    robotNo: Id,
    state: z.enum(proposalStates).default('open'),
    /** Only those that were accepted without an agent. */
    automatic: z.boolean().default(false),
    sort: z.enum(proposalSorts).default('asked'),
    page: WireInt.min(0).max(1_000).default(0),
  }),
  output: z.object({
    proposals: z.array(Proposal).max(learningLimits.page),
    hasMore: z.boolean(),
    counts: z.object({ open: z.int(), accepted: z.int(), dismissed: z.int(), automatic: z.int() }),
  }),
  errors: ['identity.forbidden'],
  example: {
    input: { robotNo: '1' },
    output: {
      proposals: [proposalExample],
      hasMore: false,
      counts: { open: 1, accepted: 4, dismissed: 0, automatic: 2 },
    },
  },
})

const Answered = NamedDocument.optional()

export const previewProposals = deskEndpoint('previewProposals', {
  summary:
    'What accepting these proposals would change: the cases that it breaks, and the questions of the last seven ' +
    'days that get another answer than now. Nothing is published. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ robotNo: Id, proposalIds: ProposalIds }),
  output: z.object({
    cases: z.int(),
    broken: z.array(RobotCase),
    /** Questions of last week that were asked again. */
    asked: z.int(),
    changed: z.int(),
    /** Without `before` the robot has no answer now; without `after` it would have none. */
    changes: z
      .array(z.object({ question: z.string(), before: Answered, after: Answered }))
      .max(learningLimits.changes),
    /** Whether there was time for all of them. */
    isComplete: z.boolean(),
  }),
  errors: [...errors, 'request.tooMany'],
  example: {
    input: { robotNo: '1', proposalIds: ['p1'] },
    output: {
      cases: 12,
      broken: [],
      asked: 120,
      changed: 1,
      changes: [
        {
          question: 'Can I bring it back to the shop?',
          after: { docId: 'd7', question: 'How do I return something?' },
        },
      ],
      isComplete: true,
    },
  },
})

export const acceptProposals = deskEndpoint('acceptProposals', {
  summary:
    'Accept proposals: phrasings join their documents at once, unless that breaks a case; new documents become ' +
    'drafts. Supervisors and above; despite broken cases only owners and admins.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ robotNo: Id, proposalIds: ProposalIds, despiteCases: DespiteCases }),
  output: Publication.extend({
    accepted: z.int(),
    /** The documents that were begun. */
    drafts: z.array(NamedDocument),
    skipped: z.array(z.object({ proposalId: Id, reason: z.enum(skipReasons) })),
  }),
  errors: [...errors, 'request.tooMany'],
  example: {
    input: { robotNo: '1', proposalIds: ['p1'] },
    output: { isDone: false, broken: [caseExample], failing: [], accepted: 0, drafts: [], skipped: [] },
  },
})

export const dismissProposals = deskEndpoint('dismissProposals', {
  summary: 'Take proposals off the list. The same question is not proposed again. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ robotNo: Id, proposalIds: ProposalIds }),
  output: z.object({ dismissed: z.int() }),
  errors: [...errors, 'request.tooMany'],
  example: { input: { robotNo: '1', proposalIds: ['p1'] }, output: { dismissed: 1 } },
})

export const chooseProposalDocument = deskEndpoint('chooseProposalDocument', {
  summary:
    'Say which document answers a proposed question. Without a document it becomes a new one. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ proposalId: Id, docId: Id.optional() }),
  output: Nothing,
  errors: [...errors, 'request.tooMany'],
  example: { input: { proposalId: 'p1', docId: 'd8' }, output: {} },
})

export const takeBackProposals = deskEndpoint('takeBackProposals', {
  summary:
    'Remove accepted phrasings from their documents again, unless that breaks a case. They count as dismissed. ' +
    'Supervisors and above; despite broken cases only owners and admins.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ robotNo: Id, proposalIds: ProposalIds, despiteCases: DespiteCases }),
  output: Publication,
  errors: [...errors, 'request.tooMany'],
  example: {
    input: { robotNo: '1', proposalIds: ['p1'] },
    output: { isDone: true, broken: [], failing: [] },
  },
})

/** When a robot accepts phrasings without an agent. */
export const LearningSettings = z.object({
  isAutomatic: z.boolean(),
  /** So many different visitors must have asked the same, each with strong evidence. */
  minVisitors: WireInt.min(learningLimits.minVisitors.least).max(learningLimits.minVisitors.most),
  mostPerDay: WireInt.min(learningLimits.perDay.least).max(learningLimits.perDay.most),
})
export type LearningSettings = z.output<typeof LearningSettings>

const settingsExample: z.input<typeof LearningSettings> = {
  isAutomatic: false,
  minVisitors: 3,
  mostPerDay: 5,
}

export const readLearning = deskEndpoint('readLearning', {
  summary: 'Whether and when a robot accepts phrasings without an agent. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ robotNo: Id }),
  output: LearningSettings,
  errors: ['identity.forbidden'],
  example: { input: { robotNo: '1' }, output: settingsExample },
})

export const saveLearning = deskEndpoint('saveLearning', {
  summary:
    'Let a robot accept phrasings without an agent, or no longer. Only those with strong evidence from several ' +
    'visitors that break no case. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: LearningSettings.extend({ robotNo: Id }),
  output: LearningSettings,
  errors: ['identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: { input: { robotNo: '1', ...settingsExample }, output: settingsExample },
})

import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Text, Timestamp, WireText } from '../wire.ts'
import { caseExample, mostCases, RobotCase } from './robot.ts'

/** `smallTalk`: a greeting is answered by a greeting. `dialogue`: the question begins one. */
const verdicts = ['answer', 'didYouMean', 'unknown', 'smallTalk', 'dialogue'] as const

/**
 * Why the robot decided so. `nothingPublished`: it has no documents. `noKnownWords`: no document has any word of the
 * question. `unsure`: the confidence is below the threshold. `tooClose`: two documents fit equally well.
 */
const reasons = ['sure', 'tooClose', 'unsure', 'noKnownWords', 'nothingPublished'] as const
export type TestReason = (typeof reasons)[number]

/** Place in the best document where a word was found; `text` is the question or phrasing, empty for the answer. */
const FoundPlace = z.object({ part: z.enum(['question', 'phrasing', 'answer']), text: z.string() })

/**
 * A word of the question. `same`: the document has it. `meaning`: it has another word for it. `typo`: it has `meant`.
 * `elsewhere`: only other documents have it. `unknown`: no document has it.
 */
const TestedWord = z.object({
  word: z.string(),
  match: z.enum(['same', 'meaning', 'typo', 'elsewhere', 'unknown']),
  meant: z.string().optional(),
  places: z.array(FoundPlace),
})
export type TestedWord = z.output<typeof TestedWord>

const Share = z.number().min(0).max(1)

const Candidate = z.object({
  docId: Id,
  question: z.string(),
  /** Of all documents that were compared. */
  share: Share,
  /** Similarity of the embeddings, from -1 to 1, where they are configured. */
  similarity: z.number().optional(),
})
export type TestCandidate = z.output<typeof Candidate>

const Answer = z.object({
  /** A document, or `dialogue:` and the id of a dialogue. */
  docId: z.string(),
  question: z.string(),
  /** As visitors get them: one with the document's html, or the first ones of a dialogue. */
  messages: z.array(z.object({ msgType: z.int(), msgContent: z.string() })),
  attachments: z.array(z.object({ name: z.string(), url: z.string() })),
})

export const TestedQuestion = z.object({
  /** In which language the robot searched: its main one where it does not know the wanted one. */
  language: z.string(),
  verdict: z.enum(verdicts),
  answer: Answer.optional(),
  /** The best document first. */
  candidates: z.array(Candidate).max(5),
  reason: z.enum(reasons),
  words: z.array(TestedWord),
  /** The question or phrasing of the best document that is most like what was asked. */
  nearest: z.object({ text: z.string(), share: Share }).optional(),
  confidence: Share,
  /** Below it the robot does not answer. */
  threshold: Share,
  /** The decision if all drafts were published; absent when it is the same. */
  withDrafts: z
    .object({
      verdict: z.enum(['answer', 'didYouMean', 'unknown']),
      docId: Id.optional(),
      question: z.string(),
    })
    .optional(),
})
export type TestedQuestion = z.output<typeof TestedQuestion>

export const testRobot = deskEndpoint('testRobot', {
  summary:
    'Ask a robot as a visitor would, without a model, and read why it answers so. Counts in no statistics. ' +
    'Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ robotNo: Id, language: WireText.min(1).max(35), question: Text.regex(/\S/) }),
  output: TestedQuestion,
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { robotNo: 'r1', language: 'en', question: 'Can I retrun it?' },
    output: {
      language: 'en',
      verdict: 'answer',
      answer: {
        docId: 'd7',
        question: 'How do I return something?',
        messages: [{ msgType: 3, msgContent: '<p>You may return everything within 30 days.</p>' }],
        attachments: [],
      },
      candidates: [{ docId: 'd7', question: 'How do I return something?', share: 0.9 }],
      reason: 'sure',
      words: [
        {
          word: 'retrun',
          match: 'typo',
          meant: 'return',
          places: [{ part: 'question', text: 'How do I return something?' }],
        },
      ],
      nearest: { text: 'How do I return something?', share: 0.6 },
      confidence: 0.8,
      threshold: 0.35,
    },
  },
})

export const runCases = deskEndpoint('runCases', {
  summary:
    'Ask a robot all its cases now and mark them with what came of it. What is published decides. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ robotNo: Id }),
  output: z.object({ cases: z.array(RobotCase).max(mostCases) }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: { input: { robotNo: 'r1' }, output: { cases: [caseExample] } },
})

const Refusals = z.object({ asked: z.int(), refused: z.int() })

/** How sure a robot must be in one language, and what was measured for it. */
const Calibration = z.object({
  language: z.string(),
  /** As in `testRobot`. */
  threshold: Share,
  /** There are too few phrasings to measure: the threshold is the one for all robots. */
  isDefault: z.boolean(),
  /** Its own phrasings, each asked as if it were not written. */
  phrasings: Refusals,
  /** Questions of other businesses, which it should refuse. */
  foreign: Refusals,
  /** Absent: it was never measured. */
  calibratedTime: Timestamp.optional(),
  /** Whether documents were published since. */
  isDue: z.boolean(),
})
export type Calibration = z.output<typeof Calibration>

export const readCalibration = deskEndpoint('readCalibration', {
  summary:
    'How sure a robot must be to answer, in each language that it knows, and how many questions it refused when that was ' +
    'measured. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ robotNo: Id }),
  output: z.object({ calibrations: z.array(Calibration) }),
  errors: ['identity.forbidden'],
  example: {
    input: { robotNo: 'r1' },
    output: {
      calibrations: [
        {
          language: 'en',
          threshold: 0.35,
          isDefault: false,
          phrasings: { asked: 80, refused: 6 },
          foreign: { asked: 60, refused: 51 },
          calibratedTime: 1_794_700_000_000,
          isDue: false,
        },
      ],
    },
  },
})

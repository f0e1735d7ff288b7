import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { DialogueDraft } from '../robot/dialogue/draft.ts'
import { dialogueLimits } from '../robot/dialogue/limits.ts'
import { orderDialogue } from '../robot/dialogue/order-example.ts'
import { record, Text, Timestamp, WireInt, WireText, WrittenText } from '../wire.ts'
import { dialogueDeskLimits, simulatedOutcomes } from './dialogue-words.ts'
import { DialogueRef, DialogueRevision, DialogueVersionNo } from './dialogues.ts'

const errors = ['identity.forbidden', 'object.unknown'] as const

export const DialogueVersion = z.object({
  version: DialogueVersionNo,
  isCurrent: z.boolean(),
  savedTime: Timestamp,
  /** Empty for versions of a command, and of the time before authors were stored. */
  author: z.string(),
  steps: z.int(),
})
export type DialogueVersion = z.output<typeof DialogueVersion>

export const listDialogueVersions = deskEndpoint('listDialogueVersions', {
  summary: 'The published versions of a dialogue, the latest first. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: DialogueRef,
  output: z.object({ versions: z.array(DialogueVersion).max(dialogueDeskLimits.versions) }),
  errors,
  example: {
    input: { robotNo: '1', dialogueId: 'order' },
    output: {
      versions: [{ version: 3, isCurrent: true, savedTime: 1_794_700_000_000, author: 'Ana', steps: 10 }],
    },
  },
})

export const readDialogueVersion = deskEndpoint('readDialogueVersion', {
  summary: 'A published version of a dialogue. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: DialogueRef.extend({ version: DialogueVersionNo }),
  output: z.object({ dialogue: DialogueDraft }),
  errors,
  example: {
    input: { robotNo: '1', dialogueId: 'order', version: 2 },
    output: { dialogue: orderDialogue },
  },
})

export const restoreDialogueVersion = deskEndpoint('restoreDialogueVersion', {
  summary: 'Put an earlier version into the draft, where it is read and published. Supervisors and above.',
  access: 'agent',
  leaves: 'draft',
  input: DialogueRef.extend({ version: DialogueVersionNo, revision: DialogueRevision }),
  output: z.object({ revision: DialogueRevision }),
  errors: [...errors, 'object.stale', 'request.tooMany'],
  example: {
    input: { robotNo: '1', dialogueId: 'order', version: 2, revision: 8 },
    output: { revision: 9 },
  },
})

export const DialogueConversation = z.object({
  threadId: z.string(),
  visitorNick: z.string(),
  version: DialogueVersionNo,
  /** The step that waits for the visitor. */
  node: z.string(),
})

export const listDialogueConversations = deskEndpoint('listDialogueConversations', {
  summary:
    'The conversations that are in a dialogue now: how many, and those that the agent may see. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: DialogueRef,
  output: z.object({
    count: z.int(),
    conversations: z.array(DialogueConversation).max(dialogueDeskLimits.conversations),
  }),
  errors: ['identity.forbidden'],
  example: {
    input: { robotNo: '1', dialogueId: 'order' },
    output: {
      count: 1,
      conversations: [{ threadId: 't1', visitorNick: 'Sam', version: 3, node: 'number' }],
    },
  },
})

const NodeName = WireText.max(24)
const Spent = WireInt.min(0).max(1000)

/** State of a simulated conversation. It comes with every request, and the server forgets it. */
export const SimulatedState = z.object({
  at: NodeName,
  waits: z.enum(['choice', 'form', 'request', 'nothing']),
  variables: record(WrittenText.max(dialogueLimits.variable), dialogueLimits.variables),
  asked: z.array(NodeName).max(dialogueLimits.nodes),
  misses: WireInt.min(0).max(10),
  pressed: z.object({ node: NodeName, item: WireText.max(64) }).optional(),
  turn: z.object({ steps: Spent, requests: Spent, messages: Spent }),
})
export type SimulatedState = z.output<typeof SimulatedState>

export const SimulatedInput = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started') }),
  z.object({ type: z.literal('pressed'), node: NodeName, item: WireText.max(64) }),
  z.object({ type: z.literal('typed'), text: Text }),
  /** Answers by the id of their field; several choices, or the ids on a path, one on each line. */
  z.object({ type: z.literal('submitted'), node: NodeName, values: record(Text, dialogueLimits.fields) }),
  /** The sample that stands for the other site's response. No status: the site was not reached. */
  z.object({
    type: z.literal('answered'),
    status: WireInt.min(100).max(599).optional(),
    body: Text.default(''),
  }),
])

export const SimulatedLine = z.object({
  kind: z.enum(['text', 'choices', 'form']),
  text: z.string(),
  /** The step that asks. */
  node: z.string().optional(),
})
export type SimulatedLine = z.output<typeof SimulatedLine>

export const simulateDialogue = deskEndpoint('simulateDialogue', {
  summary:
    'One move of a dialogue that is being written, for a sample visitor. Nothing is stored and no other site is ' +
    'requested. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ dialogue: DialogueDraft, state: SimulatedState.optional(), input: SimulatedInput }),
  output: z.object({
    state: SimulatedState,
    says: z.array(SimulatedLine),
    outcome: z.enum(simulatedOutcomes),
    /** The document or the dialogue that it leads to. */
    target: z.string().optional(),
    request: z.object({ method: z.string(), url: z.string(), body: z.string().optional() }).optional(),
  }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { dialogue: orderDialogue, input: { type: 'started' } },
    output: {
      state: {
        at: 'topic',
        waits: 'choice',
        variables: {},
        asked: ['topic'],
        misses: 0,
        turn: { steps: 1, requests: 0, messages: 1 },
      },
      says: [{ kind: 'choices', text: 'What would you like to know about your order?', node: 'topic' }],
      outcome: 'wait',
    },
  },
})

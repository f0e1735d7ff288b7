import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { DialogueDraft } from '../robot/dialogue/draft.ts'
import { dialogueLimits } from '../robot/dialogue/limits.ts'
import { orderDialogue } from '../robot/dialogue/order-example.ts'
import { Id, Nothing, Timestamp, WireInt, WireText, WrittenText } from '../wire.ts'
import { dialogueDeskLimits, dialogueProblemCodes, dialogueStatuses } from './dialogue-words.ts'
import { DespiteCases, Publication, publicationExample } from './robot.ts'

const errors = ['identity.forbidden', 'object.unknown'] as const
const DialogueId = WireText.regex(/^[a-z0-9][a-z0-9-]{0,23}$/)
/** A dialogue of a robot. */
export const DialogueRef = z.object({ robotNo: Id, dialogueId: DialogueId })
/** The published one; 0: it was never published. */
export const DialogueVersionNo = WireInt.min(0)
/** Counts the changes of a draft, across publications. */
export const DialogueRevision = WireInt.min(0)

export const DialogueProblem = z.object({
  code: z.enum(dialogueProblemCodes),
  /** Left out: it concerns the dialogue as a whole. */
  node: z.string().optional(),
  about: z.string().optional(),
})
export type DialogueProblem = z.output<typeof DialogueProblem>
const Problems = z.array(DialogueProblem).max(dialogueDeskLimits.problems)

export const DialogueSummary = z.object({
  dialogueId: DialogueId,
  name: z.string(),
  version: DialogueVersionNo,
  status: z.enum(dialogueStatuses),
  /** Whether the draft differs from what is published. */
  isChanged: z.boolean(),
  phrases: z.array(z.string()),
  steps: z.int(),
  /** Conversations that are in it now. */
  conversations: z.int(),
  updatedTime: Timestamp,
})
export type DialogueSummary = z.output<typeof DialogueSummary>

export const listDialogues = deskEndpoint('listDialogues', {
  summary: 'The dialogues of a robot by name, drafts and retired ones too. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ robotNo: Id }),
  output: z.object({ dialogues: z.array(DialogueSummary) }),
  errors: ['identity.forbidden'],
  example: {
    input: { robotNo: '1' },
    output: {
      dialogues: [
        {
          dialogueId: 'order',
          name: 'Where is my order?',
          version: 3,
          status: 'published',
          isChanged: true,
          phrases: ['Track my order'],
          steps: 10,
          conversations: 2,
          updatedTime: 1_794_700_000_000,
        },
      ],
    },
  },
})

export const createDialogue = deskEndpoint('createDialogue', {
  summary: 'Begin a dialogue as a draft, empty or as a copy of the example. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    robotNo: Id,
    name: WrittenText.regex(/\S/).max(dialogueLimits.name),
    from: z.enum(['empty', 'example']).default('empty'),
    /** In the author's language; left out: those of the example. */
    texts: z
      .object({ again: WrittenText.max(dialogueLimits.text), failed: WrittenText.max(dialogueLimits.text) })
      .optional(),
  }),
  output: z.object({ dialogueId: DialogueId }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: { input: { robotNo: '1', name: 'Returns' }, output: { dialogueId: 'returns' } },
})

export const readDialogue = deskEndpoint('readDialogue', {
  summary:
    'A dialogue as it is being written, and what keeps it from being published. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: DialogueRef,
  output: z.object({
    version: DialogueVersionNo,
    status: z.enum(dialogueStatuses),
    isChanged: z.boolean(),
    revision: DialogueRevision,
    dialogue: DialogueDraft,
    problems: Problems,
  }),
  errors,
  example: {
    input: { robotNo: '1', dialogueId: 'order' },
    output: {
      version: 3,
      status: 'published',
      isChanged: false,
      revision: 7,
      dialogue: orderDialogue,
      problems: [],
    },
  },
})

export const saveDialogueDraft = deskEndpoint('saveDialogueDraft', {
  summary:
    'Keep a dialogue as its draft and check it: problems do not stop saving, only publishing. `object.stale` if ' +
    'somebody has saved since `revision`. Supervisors and above.',
  access: 'agent',
  leaves: 'draft',
  input: DialogueRef.extend({ revision: DialogueRevision, dialogue: DialogueDraft }),
  output: z.object({ revision: DialogueRevision, isChanged: z.boolean(), problems: Problems }),
  errors: [...errors, 'object.stale', 'request.invalid', 'request.tooLarge', 'request.tooMany'],
  example: {
    input: { robotNo: '1', dialogueId: 'order', revision: 7, dialogue: orderDialogue },
    output: { revision: 8, isChanged: true, problems: [{ code: 'node.unreachable', node: 'thanks' }] },
  },
})

export const checkDialogue = deskEndpoint('checkDialogue', {
  summary: 'What keeps a dialogue from being published, without saving it. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ dialogue: DialogueDraft }),
  output: z.object({ problems: Problems }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: { input: { dialogue: orderDialogue }, output: { problems: [] } },
})

export const publishDialogue = deskEndpoint('publishDialogue', {
  summary:
    'Publish the draft of a dialogue as it was read, unless it has problems or breaks a case. Conversations that are ' +
    'in it keep their version. Supervisors and above; despite broken cases only owners and admins.',
  access: 'agent',
  leaves: 'audit',
  input: DialogueRef.extend({
    version: DialogueVersionNo,
    revision: DialogueRevision,
    despiteCases: DespiteCases,
  }),
  output: Publication,
  errors: [...errors, 'object.stale', 'request.invalid'],
  example: {
    input: { robotNo: '1', dialogueId: 'order', version: 3, revision: 8 },
    output: publicationExample,
  },
})

export const retireDialogue = deskEndpoint('retireDialogue', {
  summary:
    'Let a dialogue start no longer, unless that breaks a case. Conversations that are in it go on. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: DialogueRef.extend({ despiteCases: DespiteCases }),
  output: Publication,
  errors: [...errors, 'object.stale'],
  example: { input: { robotNo: '1', dialogueId: 'order' }, output: publicationExample },
})

export const removeDialogue = deskEndpoint('removeDialogue', {
  summary: 'Delete a dialogue that was never published, for good. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: DialogueRef,
  output: Nothing,
  errors: [...errors, 'object.stale'],
  example: { input: { robotNo: '1', dialogueId: 'returns' }, output: {} },
})

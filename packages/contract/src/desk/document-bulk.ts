import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, ShortText, Timestamp, WireText } from '../wire.ts'
import { bulkStates, knowledgeLimits, leftReasons } from './knowledge-limits.ts'
import { DespiteCases, Publication, publicationExample } from './robot.ts'

export const publishDocumentDrafts = deskEndpoint('publishDocumentDrafts', {
  summary:
    'Publish the documents that a filtered list shows, with their drafts, unless that breaks a case. What is incomplete ' +
    'or was changed after the list was read is left as it is. Supervisors and above; despite broken cases only owners ' +
    'and admins.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    robotNo: Id,
    state: z.enum(bulkStates),
    words: ShortText.optional(),
    category: ShortText.optional(),
    language: WireText.min(1).max(35).optional(),
    /** When the list was read. */
    readTime: Timestamp,
    despiteCases: DespiteCases,
  }),
  output: Publication.extend({
    published: z.int(),
    left: z
      .array(z.object({ docId: Id, question: z.string(), reason: z.enum(leftReasons) }))
      .max(knowledgeLimits.publishedAtOnce),
    /** Whether the list had more than are published at once. */
    hasMore: z.boolean(),
  }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { robotNo: '1', state: 'draft', readTime: 1_794_700_000_000 },
    output: { ...publicationExample, published: 0, left: [], hasMore: false },
  },
})

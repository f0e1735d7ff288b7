import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, LongText, ShortText, Text, Timestamp, Url, WireText } from '../../wire.ts'
import { DespiteCases, Publication, publicationExample } from './publication.ts'

export const saveDocument = endpoint('saveDocument', {
  summary: 'Saves a document of the knowledge, as a draft or published. Drafts never answer.',
  access: 'agent',
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
  errors: ['identity.forbidden'],
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

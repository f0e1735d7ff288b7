import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Timestamp, WireInt } from '../wire.ts'
import { contentExample, DocumentContent } from './knowledge-documents.ts'
import { DespiteCases, Publication, publicationExample } from './robot.ts'

const errors = ['identity.forbidden', 'object.unknown'] as const
/** Counts the publications of a document. */
const Version = WireInt.min(0)

export const DocumentVersion = z.object({
  version: Version,
  publishedTime: Timestamp,
  /** Empty for what was there before versions were kept. */
  author: z.string(),
  note: z.string(),
  /** The fields in which it differs from the version before. */
  changed: z.array(z.string()),
  restoredFrom: Version.optional(),
})
export type DocumentVersion = z.infer<typeof DocumentVersion>

export const listDocumentVersions = deskEndpoint('listDocumentVersions', {
  summary: 'The published versions of a document, the latest first. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ docId: Id, before: Version.optional() }),
  output: z.object({ versions: z.array(DocumentVersion), hasMore: z.boolean() }),
  errors,
  example: {
    input: { docId: 'd7' },
    output: {
      versions: [
        { version: 3, publishedTime: 1_794_700_000_000, author: 'Ana', note: '', changed: ['answer'] },
      ],
      hasMore: false,
    },
  },
})

export const readDocumentVersion = deskEndpoint('readDocumentVersion', {
  summary: 'What a published version of a document said. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ docId: Id, version: Version }),
  output: z.object({ content: DocumentContent }),
  errors,
  example: { input: { docId: 'd7', version: 2 }, output: { content: contentExample } },
})

export const restoreDocumentVersion = deskEndpoint('restoreDocumentVersion', {
  summary:
    'Publish an earlier version again, as a new one, unless that breaks a case. The draft stays as it is. `current` ' +
    'is the version that the editor has compared it with. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ docId: Id, version: Version, current: Version, despiteCases: DespiteCases }),
  output: Publication,
  errors: [...errors, 'object.stale', 'request.invalid'],
  example: { input: { docId: 'd7', version: 2, current: 3 }, output: publicationExample },
})

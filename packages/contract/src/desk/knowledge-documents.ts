import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import {
  Id,
  LongText,
  Nothing,
  ShortText,
  Text,
  Timestamp,
  Url,
  WireInt,
  WireText,
  WrittenText,
} from '../wire.ts'
import { documentSorts, documentStates, knowledgeLimits } from './knowledge-limits.ts'
import { DespiteCases, Publication, publicationExample } from './robot.ts'

const errors = ['identity.forbidden', 'object.unknown'] as const
const Language = WireText.min(1).max(35)
/** Counts the publications of a document; 0: it was never published. */
const Version = WireInt.min(0)
/** Counts the changes of a draft, across publications. */
const Revision = WireInt.min(0)

/** The part of a document that an editor writes. */
export const DocumentContent = z.object({
  question: Text,
  /** Other phrasings of the question. */
  similar: z.array(Text).max(knowledgeLimits.phrasings),
  /** Html; cleaned when it is saved. */
  answer: LongText,
  category: ShortText,
  validFrom: Timestamp.optional(),
  validUntil: Timestamp.optional(),
  attachments: z.array(z.object({ name: ShortText, url: Url })).max(knowledgeLimits.attachments),
  /** Documents that a reader of this one may want to read next. */
  related: z.array(Id).max(knowledgeLimits.related),
})
export type DocumentContent = z.output<typeof DocumentContent>

/** Fields of a document that a draft changes. `null` takes a time away. */
export const DocumentChanges = DocumentContent.extend({
  validFrom: Timestamp.nullable(),
  validUntil: Timestamp.nullable(),
}).partial()
export type DocumentChanges = z.output<typeof DocumentChanges>

export const contentExample: z.input<typeof DocumentContent> = {
  question: 'How do I return something?',
  similar: ['Can I send it back?'],
  answer: '<p>You may return everything within 30 days.</p>',
  category: 'Returns',
  attachments: [],
  related: [],
}

export const DocumentSummary = z.object({
  docId: Id,
  language: z.string(),
  question: z.string(),
  category: z.string(),
  state: z.enum(documentStates),
  phrasings: z.int(),
  updatedTime: Timestamp,
  /** How often it answered in the last 30 days. */
  usage: z.int(),
  useful: z.int(),
  useless: z.int(),
})
export type DocumentSummary = z.output<typeof DocumentSummary>

export const listDocuments = deskEndpoint('listDocuments', {
  summary:
    'The documents of a robot, with what they were used for. `words` are searched in questions, phrasings and ' +
    'answers. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({
    robotNo: Id,
    words: ShortText.optional(),
    category: ShortText.optional(),
    language: Language.optional(),
    state: z.enum(documentStates).optional(),
    sort: z.enum(documentSorts).default('updated'),
    cursor: WireText.max(500).optional(),
  }),
  output: z.object({
    documents: z.array(DocumentSummary).max(knowledgeLimits.page),
    next: z.string().optional(),
    total: z.int(),
    /** Of all documents of the robot, for the filter. */
    categories: z.array(z.string()),
    /** When it was read, by the server's clock. */
    readTime: Timestamp,
  }),
  errors: ['identity.forbidden', 'request.invalid'],
  example: {
    input: { robotNo: '1', words: 'return' },
    output: {
      documents: [
        {
          docId: 'd7',
          language: 'en',
          question: 'How do I return something?',
          category: 'Returns',
          state: 'published',
          phrasings: 1,
          updatedTime: 1_794_700_000_000,
          usage: 12,
          useful: 3,
          useless: 1,
        },
      ],
      total: 1,
      categories: ['Returns'],
      readTime: 1_794_700_000_000,
    },
  },
})

export const createDocument = deskEndpoint('createDocument', {
  summary:
    'Begin a document, as a draft that answers nothing yet. `translationOf` makes it the same document in another ' +
    'language. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    robotNo: Id,
    language: Language,
    question: Text.default(''),
    answer: LongText.default(''),
    translationOf: Id.optional(),
  }),
  output: z.object({ docId: Id }),
  errors: [...errors, 'request.invalid', 'request.tooMany'],
  example: { input: { robotNo: '1', language: 'en' }, output: { docId: 'd8' } },
})

const Touch = z.object({ revision: Revision, adminId: Id, adminNick: z.string(), time: Timestamp })

/** Changes that are not published. Everybody who teaches the robot works on the same draft. */
export const DocumentDraft = z.object({
  revision: Revision,
  changes: DocumentChanges,
  /** Last editor of each field. */
  touched: z.record(z.string(), Touch),
})
export type DocumentDraft = z.output<typeof DocumentDraft>

const draftExample: z.input<typeof DocumentDraft> = {
  revision: 2,
  changes: { category: 'Returns' },
  touched: { category: { revision: 2, adminId: '3', adminNick: 'Ana', time: 1_794_700_000_000 } },
}

export const readDocument = deskEndpoint('readDocument', {
  summary:
    'A document: what is saved, its draft, and the same document in other languages. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ docId: Id }),
  output: z.object({
    docId: Id,
    robotNo: Id,
    language: z.string(),
    version: Version,
    /** Whether visitors get it. */
    isPublished: z.boolean(),
    saved: DocumentContent,
    draft: DocumentDraft,
    translations: z.array(
      z.object({ docId: Id, language: z.string(), question: z.string(), isPublished: z.boolean() }),
    ),
    usage: z.int(),
    useful: z.int(),
    useless: z.int(),
  }),
  errors,
  example: {
    input: { docId: 'd7' },
    output: {
      docId: 'd7',
      robotNo: '1',
      language: 'en',
      version: 3,
      isPublished: true,
      saved: contentExample,
      draft: draftExample,
      translations: [{ docId: 'd9', language: 'zh', question: '如何退货？', isPublished: true }],
      usage: 12,
      useful: 3,
      useless: 1,
    },
  },
})

export const watchDocument = deskEndpoint('watchDocument', {
  summary:
    'Say that one is editing a document, and learn who else is and whether anything is new. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ docId: Id }),
  output: z.object({
    version: Version,
    revision: Revision,
    editors: z.array(z.object({ adminId: z.string(), adminNick: z.string(), adminFace: z.string() })),
  }),
  errors,
  example: {
    input: { docId: 'd7' },
    output: { version: 3, revision: 2, editors: [{ adminId: '4', adminNick: 'Ben', adminFace: '' }] },
  },
})

export const saveDocumentDraft = deskEndpoint('saveDocumentDraft', {
  summary:
    'Change fields in the draft of a document. A field that somebody else has changed since `revision` is not ' +
    'overwritten, but named in `conflicts`, unless `insist` names it. Supervisors and above.',
  access: 'agent',
  leaves: 'draft',
  input: z.object({
    docId: Id,
    /** The last one that the editor has seen. */
    revision: Revision,
    changes: DocumentChanges,
    insist: z.array(WireText.max(64)).max(20).optional(),
  }),
  output: z.object({ draft: DocumentDraft, conflicts: z.array(z.string()) }),
  errors: [...errors, 'request.tooMany', 'request.tooLarge'],
  example: {
    input: { docId: 'd7', revision: 1, changes: { category: 'Returns' } },
    output: { draft: draftExample, conflicts: [] },
  },
})

export const discardDocumentDraft = deskEndpoint('discardDocumentDraft', {
  summary: 'Throw the draft of a document away. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ docId: Id, revision: Revision }),
  output: Nothing,
  errors: [...errors, 'object.stale'],
  example: { input: { docId: 'd7', revision: 2 }, output: {} },
})

export const publishDocumentDraft = deskEndpoint('publishDocumentDraft', {
  summary:
    'Publish the draft of a document as it was read, unless that breaks a case: newer changes of others are not ' +
    'published unseen. Supervisors and above; despite broken cases only owners and admins.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    docId: Id,
    version: Version,
    revision: Revision,
    note: WrittenText.max(knowledgeLimits.note).optional(),
    despiteCases: DespiteCases,
  }),
  output: Publication,
  errors: [...errors, 'object.stale', 'request.invalid'],
  example: {
    input: { docId: 'd7', version: 3, revision: 2, note: 'New period' },
    output: publicationExample,
  },
})

export const removeDocument = deskEndpoint('removeDocument', {
  summary:
    'Delete a document for good, with its draft and its versions. Only one that does not answer. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ docId: Id }),
  output: Nothing,
  errors: [...errors, 'object.stale'],
  example: { input: { docId: 'd7' }, output: {} },
})

import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, ShortText, Url, WireText } from '../wire.ts'
import {
  exportFormats,
  importFields,
  importFormats,
  importLimits,
  importOutcomes,
  importProblems,
  importReasons,
  linkProblems,
  pageProblems,
} from './knowledge-import-limits.ts'
import { knowledgeLimits } from './knowledge-limits.ts'
import { DespiteCases, Publication } from './robot.ts'

const Language = WireText.min(1).max(35)

/** Result for one row. `line` counts lines of a table, else rows. */
const ImportedRow = z.object({
  line: z.int(),
  /** Empty for a row that is refused before it is known which document it is. */
  docId: z.string(),
  /** The question, cut to a length that fits a table. */
  name: z.string(),
  outcome: z.enum(importOutcomes),
  reason: z.enum(importReasons).optional(),
  /** Documents that the row names and is not linked with, by the ids of the file. The rest of the row is imported. */
  notLinked: z
    .array(z.object({ docId: z.string(), problem: z.enum(linkProblems) }))
    // The related ones, and the one that it is a translation of.
    .max(knowledgeLimits.related + 1)
    .optional(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** A column of a table; without a field it is ignored. */
const ImportColumn = z.object({ name: z.string(), field: z.enum(importFields).optional() })
export type ImportColumn = z.infer<typeof ImportColumn>

export const importKnowledge = deskEndpoint('importKnowledge', {
  summary:
    'Add and change documents of a robot by a file; a dry run only answers what would happen. A refused row does not stop ' +
    'the others. If what is published breaks a case, nothing is saved. A row without an id gets one that depends on the ' +
    'robot, the language and its source or question, so a second import changes nothing. A row with the id of another ' +
    "robot's document becomes a copy. Supervisors and above; despite broken cases only owners and admins.",
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    robotNo: Id,
    format: z.enum(importFormats),
    /** The file in base64. */
    file: WireText.max(Math.ceil(importLimits.bytes / 3) * 4).regex(/^[A-Za-z0-9+/]*={0,2}$/),
    /** Of rows that name none. */
    language: Language,
    category: ShortText.default(''),
    /** Meanings of the columns in their order, where their names do not tell; an empty text ignores a column. */
    columns: z
      .array(z.enum(['', ...importFields]))
      .max(importLimits.columns)
      .optional(),
    /** Drafts answer nothing yet; of a published document the changes become its draft. */
    as: z.enum(['published', 'drafts']).default('published'),
    isDryRun: z.boolean(),
    despiteCases: DespiteCases,
  }),
  output: z.object({
    problem: z.enum(importProblems).optional(),
    /** Of CSV and XLSX. */
    columns: z.array(ImportColumn).max(importLimits.columns),
    rows: z.array(ImportedRow).max(importLimits.rows),
    /** Whether cases stopped the import. Without it nothing was to be published. */
    publication: Publication.optional(),
  }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: {
      robotNo: '1',
      format: 'csv',
      file: 'cXVlc3Rpb24sYW5zd2VyCkhvdz8sU28u',
      language: 'en',
      isDryRun: true,
    },
    output: {
      columns: [
        { name: 'question', field: 'question' },
        { name: 'answer', field: 'answer' },
      ],
      rows: [
        {
          line: 2,
          docId: 'i-4f1c',
          name: 'How?',
          outcome: 'added',
          notLinked: [{ docId: 'd9', problem: 'unknownDocument' }],
        },
      ],
    },
  },
})

export const exportKnowledge = deskEndpoint('exportKnowledge', {
  summary:
    'All documents of a robot as a file that an import reads: the address of a download, good for this sign-in and a ' +
    'minute. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ robotNo: Id, format: z.enum(exportFormats) }),
  output: z.object({ path: z.string() }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { robotNo: '1', format: 'csv' },
    output: { path: '/api/desk/knowledge-file?ask=…&seal=…' },
  },
})

export const findSitePages = deskEndpoint('findSitePages', {
  summary:
    'Pages of a site that may be imported: those of a sitemap, else the page itself and those that it links to, as far as ' +
    'they are on the same host and robots.txt allows them. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ address: Url }),
  output: z.object({
    problem: z.enum(pageProblems).optional(),
    pages: z.array(z.string()).max(importLimits.sitePages),
  }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { address: 'https://shop.example/help' },
    output: { pages: ['https://shop.example/help', 'https://shop.example/help/returns'] },
  },
})

const SitePage = z.object({
  address: z.string(),
  problem: z.enum(pageProblems).optional(),
  title: z.string(),
  /** The main text as html, cleaned. */
  html: z.string(),
})
export type SitePage = z.infer<typeof SitePage>

export const readSitePages = deskEndpoint('readSitePages', {
  summary:
    'The titles and main texts of some pages of a site. Each page alone: one that cannot be read does not stop the ' +
    'others. Nothing is saved. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ address: Url, pages: z.array(Url).min(1).max(importLimits.pagesAtOnce) }),
  output: z.object({ pages: z.array(SitePage).max(importLimits.pagesAtOnce) }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { address: 'https://shop.example/help', pages: ['https://shop.example/help/returns'] },
    output: {
      pages: [
        { address: 'https://shop.example/help/returns', title: 'Returns', html: '<p>Within 30 days.</p>' },
      ],
    },
  },
})

import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { WrittenText } from '../wire.ts'
import { csvLimits, fileProblems, libraryLists, rowOutcomes, rowReasons } from './library-limits.ts'

/** What happens to a row of a CSV file. `line` is the line of the file on which the row begins. */
const RowResult = z.object({
  line: z.int(),
  /** The title, word or visitor that the row names, cut to a length that fits a table. */
  name: z.string(),
  outcome: z.enum(rowOutcomes),
  reason: z.enum(rowReasons).optional(),
})
export type RowResult = z.infer<typeof RowResult>

export const exportLibrary = deskEndpoint('exportLibrary', {
  summary:
    'A part of the library as CSV: the canned replies that this agent may use, the sensitive words, or the blocklist. The last two are for supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ list: z.enum(libraryLists) }),
  output: z.object({ csv: z.string() }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: { input: { list: 'words' }, output: { csv: '"word","withheld"\r\n"guarantee","no"\r\n' } },
})

export const importLibrary = deskEndpoint('importLibrary', {
  summary:
    'Add and change entries of a part of the library by a CSV file; a dry run only answers what would happen. A refused row does not stop the others. Sensitive words and the blocklist are for supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    list: z.enum(libraryLists),
    csv: WrittenText.max(csvLimits.bytes),
    isDryRun: z.boolean(),
  }),
  output: z.object({ problem: z.enum(fileProblems).optional(), rows: z.array(RowResult) }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { list: 'words', csv: 'word,withheld\nguarantee,yes', isDryRun: false },
    output: { rows: [{ line: 2, name: 'guarantee', outcome: 'added' }] },
  },
})

/** Parts of the library that a CSV file can hold. No zod: the desk has a text for each name. */
export const libraryLists = ['canned', 'words', 'blocks'] as const
export type LibraryList = (typeof libraryLists)[number]

/** Of one CSV file. The desk says them before a file is chosen. */
export const csvLimits = { bytes: 2_000_000, rows: 2_000 } as const

export const rowOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const

/** Why a row is refused. */
export const rowReasons = [
  'empty',
  'tooLong',
  'invalid',
  'badFlag',
  'badTime',
  'past',
  'repeated',
  'ambiguous',
  'notAllowed',
  'unknownVisitor',
  'listFull',
] as const
export type RowReason = (typeof rowReasons)[number]

/** Why a whole file is refused: then it has no rows. */
export const fileProblems = ['unreadable', 'columns', 'noRows', 'tooManyRows'] as const
export type FileProblem = (typeof fileProblems)[number]

/** What a file has in a column that is switched on or off. */
export const csvFlags = { yes: 'yes', no: 'no' } as const

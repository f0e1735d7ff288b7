/** Of one import. No zod: the desk says them before a file is chosen. */
export const importLimits = {
  bytes: 5_000_000,
  rows: 5_000,
  columns: 100,
  /** Pages of one site, and of one request. */
  sitePages: 200,
  pagesAtOnce: 5,
} as const

export const importFormats = ['csv', 'xlsx', 'markdown', 'html', 'json'] as const
export type ImportFormat = (typeof importFormats)[number]

export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/**
 * Meanings of columns, by the names that an export writes. `answer` is plain text or html, as it looks; `answerHtml`
 * is html always. `related` and `translationOf` have ids of documents of the file or of the robot.
 */
export const importFields = [
  'id',
  'language',
  'question',
  'similar',
  'answer',
  'answerHtml',
  'category',
  'validFrom',
  'validUntil',
  'published',
  'attachments',
  'related',
  'translationOf',
  'source',
] as const
export type ImportField = (typeof importFields)[number]

export const importOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/**
 * Why a row is refused. `published`: a draft cannot change the language of a published document or its link to other
 * languages. `edited`: a colleague has another unpublished text in the same place. `failed`: it could not be saved, for a
 * reason that the server's log tells.
 */
export const importReasons = [
  'noQuestion',
  'noAnswer',
  'tooLong',
  'tooManyPhrasings',
  'badId',
  'badLanguage',
  'badTime',
  'badFlag',
  'badAttachment',
  'tooManyRelated',
  'invalid',
  'repeated',
  'otherRobot',
  'published',
  'edited',
  'failed',
] as const
export type ImportReason = (typeof importReasons)[number]

/** Why a row that is imported is not linked with a document that it names. */
export const linkProblems = ['unknownDocument', 'languageTaken'] as const
export type LinkProblem = (typeof linkProblems)[number]

/** Why a whole file is refused: then it has no rows. */
export const importProblems = [
  'unreadable',
  'tooLarge',
  'columns',
  'tooManyColumns',
  'noRows',
  'tooManyRows',
] as const
export type ImportProblem = (typeof importProblems)[number]

/** Why a page of a site gives no document. All failures to reach it are one: nothing tells what a network contains. */
export const pageProblems = ['unreachable', 'robots', 'otherHost', 'noText'] as const
export type PageProblem = (typeof pageProblems)[number]

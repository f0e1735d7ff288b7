/** Of one document. */
export const knowledgeLimits = {
  phrasings: 100,
  attachments: 20,
  related: 20,
  note: 200,
  /** A draft as JSON, in characters. */
  draft: 500_000,
  /** A request with all texts of a document; less than proxies let pass. */
  bodyBytes: 1_000_000,
  /** Documents on one page of the list. */
  page: 50,
  /** Documents that one press publishes. */
  publishedAtOnce: 200,
} as const

/**
 * `published` answers; `changed` does, and has a draft that differs; `draft` was never published or was withdrawn;
 * `waiting` and `expired` are published, but outside the time in which they may answer.
 */
export const documentStates = ['published', 'changed', 'draft', 'waiting', 'expired'] as const
export type DocumentState = (typeof documentStates)[number]

export const documentSorts = ['updated', 'question', 'usage', 'useless'] as const
export type DocumentSort = (typeof documentSorts)[number]

/** States of which a whole list can be published. */
export const bulkStates = ['draft', 'changed'] as const

export type BulkState = (typeof bulkStates)[number]

/** Why a document is left out when a list is published. */
export const leftReasons = ['incomplete', 'newer'] as const
export type LeftReason = (typeof leftReasons)[number]

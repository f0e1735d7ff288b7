/** Why a question counts as missed by the robot. No zod: the desk has a text for each. */
export const missedReasons = ['refused', 'guessed', 'disliked', 'askedPerson'] as const
export type MissedReason = (typeof missedReasons)[number]

/**
 * Source of the answer to a missed question: a suggestion that the visitor clicked, an agent who sent a document's text or
 * something like it, or an agent in words of their own.
 */
export const evidenceSources = ['clicked', 'document', 'resembling', 'words'] as const
export type EvidenceSource = (typeof evidenceSources)[number]

export const proposalStates = ['open', 'accepted', 'dismissed'] as const
export type ProposalState = (typeof proposalStates)[number]

export const proposalSorts = ['asked', 'newest'] as const
export type ProposalSort = (typeof proposalSorts)[number]

/** `phrasing`: another phrasing of a document's question. `document`: a draft of a new document. */
export const proposalKinds = ['phrasing', 'document'] as const
export type ProposalKind = (typeof proposalKinds)[number]

/** Why an accepted proposal could not be used: it is gone, or its document is gone or has no room. */
export const skipReasons = ['decided', 'noDocument', 'full'] as const
export type SkipReason = (typeof skipReasons)[number]

export const learningLimits = {
  /** Proposals on one page of the list, and in one bulk. */
  page: 50,
  atOnce: 100,
  /** Conversations that a proposal shows. */
  evidence: 5,
  /** Questions of last week that a preview asks, and changed answers that it shows. */
  asked: 300,
  changes: 50,
  minVisitors: { least: 2, most: 50 },
  perDay: { least: 1, most: 100 },
} as const

/**
 * Why a rating is low. The wire carries labels joined by commas; these are the keys of the labels that are
 * built in (K-01: four and four). An agent's stars may have labels of their own (`levelTag`).
 */
export const robotTags = ['irrelevant', 'misunderstood', 'noAnswer', 'rude'] as const
export const agentTags = ['badAttitude', 'slow', 'unsolved', 'rude'] as const

export type RobotTag = (typeof robotTags)[number]
export type AgentTag = (typeof agentTags)[number]

/** V-04: a comment is at most this long. */
export const maxCommentLength = 64

/**
 * Why a rating of the robot is low: the wire carries these keys, joined by commas. An agent's stars have labels of the
 * channel's own (`levelTag`), at first those of `factoryTexts` (K-01: four and four).
 */
export const robotTags = ['irrelevant', 'misunderstood', 'noAnswer', 'rude'] as const

export type RobotTag = (typeof robotTags)[number]

/** V-04: a comment is at most this long. */
export const maxCommentLength = 64

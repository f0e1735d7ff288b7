/**
 * How much a page may say about its visitor. The server cuts what exceeds it: a chat must not fail because a page is
 * talkative. The token is bounded by its schema.
 */
export const attributeLimits = { most: 50, name: 64, value: 1000 } as const

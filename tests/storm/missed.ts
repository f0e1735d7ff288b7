/** The message that everybody missed. */
export const missed = 'written while nobody listened'

/** Begins the terms that are concepts: no word contains it. */
export const conceptSign = '~'

/** The conversation is a chunk of its own: the inbox is on screen before it, and fetches it ahead of the first click. */
export const loadThreadPage = () => import('./ThreadPage.tsx')

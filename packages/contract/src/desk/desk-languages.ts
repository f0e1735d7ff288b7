/** The languages that the desk has texts in, by the codes of its locales. No zod: the desk uses the list as it is. */
export const deskLanguages = ['zh', 'en'] as const
export type DeskLanguage = (typeof deskLanguages)[number]

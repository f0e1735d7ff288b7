import type { en } from './en.ts'

/** What a customer may be talking about, whatever the language. */
export type Concept = keyof typeof en

/** The words of one language; a concept it has no words for may be left out. */
export type Words = Partial<Record<Concept, string>>

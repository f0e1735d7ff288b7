import type { en } from './en.ts'

/** A topic of a customer, independent of the language. */
export type Concept = keyof typeof en

/** The words of one language; a concept it has no words for may be left out. */
export type Words = Partial<Record<Concept, string>>

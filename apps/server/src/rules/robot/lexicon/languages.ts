import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import type { Words } from './words.ts'

/** A language is added by a file beside these and a line here; without one, its questions are matched by their letters. */
export const languages: Readonly<Record<string, Words>> = { ar, en, es, ja, th, zh }

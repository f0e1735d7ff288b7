import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Written = { docId: string; question: string; similar: string[]; answer: string; category: string }
export type Question = { q: string; docId: string | null; kind: string; heldOut?: boolean }

/** One business in one language: what it knows and what it is asked. */
export type Market = { business: string; language: string; documents: Written[]; questions: Question[] }

const folder = join(import.meta.dirname, 'data')

export function loadMarkets(): Market[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => parseMarket(readFileSync(join(folder, file), 'utf8')))
}

/** Files of our own, beside this one. */
const parseMarket = (json: string) => JSON.parse(json) as Market

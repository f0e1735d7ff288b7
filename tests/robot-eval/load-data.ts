import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Written = { docId: string; question: string; similar: string[]; answer: string; category: string }
export type Question = { q: string; docId: string | null; kind: string; heldOut?: boolean }

/** One business in one language: what it knows and what it is asked. */
export type Market = { business: string; language: string; documents: Written[]; questions: Question[] }

/** Three businesses that the lexicon was written for. */
export const tunedFolder = join(import.meta.dirname, 'data')
/** Businesses that were written without looking at the lexicon. The weights are learned from them. */
export const businessesFolder = join(import.meta.dirname, 'businesses')

/** Further messages to these businesses, of other authors: what a robot learns from in use. */
const streamsFolder = join(import.meta.dirname, 'streams')

export function loadStream({ business, language }: Market): Question[] {
  const { questions } = parseMarket(readFileSync(join(streamsFolder, `${business}.${language}.json`), 'utf8'))
  return questions.map((one) => ({ ...one, kind: 'stream' }))
}

export function loadMarkets(folder: string): Market[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => parseMarket(readFileSync(join(folder, file), 'utf8')))
}

/** Files of our own, or of whoever runs the evaluation. */
const parseMarket = (json: string) => JSON.parse(json) as Market

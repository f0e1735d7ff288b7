import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { learnVectors, type Topic } from './text-vectors/learn-vectors.ts'
import { hashOfMessages, messageLanguages, readTopics } from './text-vectors/read-topics.ts'
import { topicCentres } from './text-vectors/topic-centres.ts'
import {
  asBytes,
  topicsFile,
  vectorsFile,
  type TopicsFile,
  type VectorsFile,
} from './text-vectors/vectors-file.ts'

/**
 * Learns vectors of words from what customers write (messages/) and writes them where the server reads them:
 * apps/server/src/rules/robot/text-vectors/<language>.json. It takes some ten minutes. The same messages give the same vectors.
 */
const learning = {
  size: 160,
  rounds: 24,
  step: 0.01,
  temperature: 0.1,
  dropped: 0.1,
  abroad: 0.3,
  strangers: 96,
}

/** What stands in so few texts says nothing about others. Pieces of words are many, and rare ones say little. */
const fewest = (token: string) => (token.startsWith('~') ? 8 : 3)

const written = messageLanguages.flatMap(readTopics)
const tokens = countTokens()
const numbers = new Map(tokens.map(({ key }, number) => [key, number]))
const numbered = (language: string, text: readonly string[]) =>
  text.flatMap((token) => numbers.get(keyOf(language, token)) ?? [])
const topics: Topic[] = written.map(({ language, titles, messages, ...topic }) => ({
  ...topic,
  language,
  titles: titles.map((text) => numbered(language, text)),
  messages: messages.map((text) => numbered(language, text)),
}))
console.log(`learning ${tokens.length} vectors from ${topics.length} topics`)
const vectors = learnVectors(
  topics,
  tokens.map(({ rarity }) => rarity / 2 - 2),
  learning,
  chanceFrom(1),
)
const messages = hashOfMessages()
const version = nextVersion()
for (const language of messageLanguages) {
  const own = tokens.flatMap((token, at) => (token.language === language ? { ...token, at } : []))
  const bytes = asBytes(own.map(({ at }) => vectors[at] ?? new Float32Array(learning.size)))
  const file: VectorsFile = {
    version,
    messages,
    size: learning.size,
    tokens: own.map(({ token }) => token).join(' '),
    vectors: Buffer.from(bytes.buffer).toString('base64'),
  }
  writeFileSync(vectorsFile(language), `${JSON.stringify(file, undefined, 2)}\n`)
}
const centres = Int8Array.from(
  topicCentres(topics, vectors).flatMap((centre) => [...centre]),
  (figure) => Math.round(figure * 127),
)
const topicsOfAll: TopicsFile = { version, vectors: Buffer.from(centres.buffer).toString('base64') }
writeFileSync(topicsFile, `${JSON.stringify(topicsOfAll, undefined, 2)}\n`)

function nextVersion(): number {
  const file = vectorsFile('en')
  if (!existsSync(file)) return 1
  return ((JSON.parse(readFileSync(file, 'utf8')) as VectorsFile).version + 1) % 256
}

function keyOf(language: string, token: string): string {
  return `${language} ${token}`
}

/** Every token that has a vector, with how rare it is in its language. */
function countTokens() {
  return messageLanguages.flatMap((language) => {
    const texts = written
      .filter((topic) => topic.language === language)
      .flatMap(({ titles, messages }) => [...titles, ...messages])
    const having = new Map<string, number>()
    for (const token of texts.flatMap((text) => [...new Set(text)]))
      having.set(token, (having.get(token) ?? 0) + 1)
    return [...having]
      .filter(([token, count]) => count >= fewest(token))
      .map(([token, count]) => ({
        language,
        token,
        key: keyOf(language, token),
        rarity: Math.log(texts.length / count),
      }))
  })
}

/** Mulberry32: the same numbers for the same seed. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

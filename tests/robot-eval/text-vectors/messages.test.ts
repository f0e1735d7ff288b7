import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { normalise } from '@foyer/server/rules/robot/text/normalise.ts'
import { businessesFolder, loadMarkets, loadStream, tunedFolder } from '../load-data.ts'
import { hashOfMessages, messageLanguages, readMessages } from './read-topics.ts'
import { topicsFile, vectorsFile, type TopicsFile, type VectorsFile } from './vectors-file.ts'

const businesses = loadMarkets(businessesFolder)
const evaluated = new Set(
  [...businesses, ...loadMarkets(tunedFolder)]
    .flatMap(({ questions }) => questions)
    .concat(businesses.flatMap(loadStream))
    .map(({ q }) => normalise(q)),
)

const nameOf = ({ sector, name }: { sector: string; name: string }) => `${sector} ${name}`
const english = readMessages('en').map(nameOf)

const fileOf = (language: string) => JSON.parse(readFileSync(vectorsFile(language), 'utf8')) as VectorsFile

it('every topic has one vector, of the same version', () => {
  const { version, vectors } = JSON.parse(readFileSync(topicsFile, 'utf8')) as TopicsFile
  const { size, ...file } = fileOf('en')
  expect(version).toBe(file.version)
  expect(Buffer.from(vectors, 'base64').length).toBe(english.length * size)
})

describe.each(messageLanguages)('messages in %s', (language) => {
  const topics = readMessages(language)

  it('have every topic, with titles and messages', () => {
    expect(topics.map(nameOf)).toEqual(english)
    expect(topics.filter(({ titles, messages }) => titles.length < 2 || messages.length < 5)).toEqual([])
  })

  it('have none of the questions by which the robot is judged', () => {
    const written = topics.flatMap(({ titles, messages }) => [...titles, ...messages])
    expect(written.filter((text) => evaluated.has(normalise(text)))).toEqual([])
  })

  it('are those that the server has learned from', () => {
    expect(fileOf(language).messages, 'run: node tests/robot-eval/text-vectors.ts').toBe(hashOfMessages())
  })
})

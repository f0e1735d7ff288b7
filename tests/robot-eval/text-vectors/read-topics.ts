import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { cutChinese } from '@foyer/server/features/robot/knowledge/clean-answer.ts'
import { normalise } from '@foyer/server/rules/robot/text/normalise.ts'
import { segment } from '@foyer/server/rules/robot/text/segment.ts'
import { tokensOf } from '@foyer/server/rules/robot/text-vectors/tokens.ts'

const folder = join(import.meta.dirname, '../messages')

export const messageLanguages = readdirSync(folder).toSorted()

/** What customers write about one topic. `Text`: as written, or cut into tokens. */
type WrittenTopic<Text> = {
  language: string
  sector: string
  /** The same in every language. */
  name: string
  /** As an article in a help center would name it. */
  titles: Text[]
  messages: Text[]
}

const filesOf = (language: string) => readdirSync(join(folder, language)).toSorted()

/** Each file has the topics of one sector: `# name`, titles after `= `, and a message a line. */
export function readMessages(language: string): WrittenTopic<string>[] {
  return filesOf(language).flatMap((file) => {
    const blocks = readFileSync(join(folder, language, file), 'utf8')
      .split(/^# /m)
      .slice(1)
    return blocks.map((block) => {
      const [name = '', ...lines] = block.split('\n').map((line) => line.trim())
      const texts = lines.filter((line) => line !== '')
      return {
        language,
        sector: parse(file).name,
        name,
        titles: texts.filter((line) => line.startsWith('= ')).map((line) => line.slice(2)),
        messages: texts.filter((line) => !line.startsWith('= ')),
      }
    })
  })
}

export function readTopics(language: string): WrittenTopic<string[]>[] {
  const tokens = (text: string) => tokensOf(segment(normalise(text), language, cutChinese))
  return readMessages(language).map(({ titles, messages, ...topic }) => ({
    ...topic,
    titles: titles.map(tokens),
    messages: messages.map(tokens),
  }))
}

/** Changes with every message: learned vectors say from which messages they are. */
export function hashOfMessages(): string {
  const hash = createHash('sha256')
  for (const language of messageLanguages)
    for (const file of filesOf(language))
      hash.update(`${language}/${file}\n`).update(readFileSync(join(folder, language, file)))
  return hash.digest('hex').slice(0, 16)
}

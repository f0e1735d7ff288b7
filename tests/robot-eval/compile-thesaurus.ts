import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { cutChinese } from '@foyer/server/features/robot/knowledge/clean-answer.ts'
import { wordsOf } from '@foyer/server/rules/robot/text/compared-words.ts'

const written = join(import.meta.dirname, 'thesaurus')

export const thesaurusLanguages = readdirSync(written).map((file) => parse(file).name)

/** Where the server reads the groups of a language. */
export const compiledFile = (language: string) =>
  join(import.meta.dirname, '../../apps/server/src/rules/robot/thesaurus', `${language}.json`)

/** The groups of a language with every expression as the words that the robot compares. */
export function compileThesaurus(language: string): string[] {
  return readFileSync(join(written, `${language}.txt`), 'utf8')
    .split('\n')
    .flatMap((line) => compileGroup(line, language))
}

function compileGroup(line: string, language: string): string[] {
  const isTopic = line.startsWith('~')
  const expressions = line
    .replace(/^~\s*/, '')
    .split(',')
    .map((one) => [...wordsOf(one, language, cutChinese)].join(' '))
  const different = [...new Set(expressions.filter((one) => one !== ''))]
  return different.length < 2 ? [] : [`${isTopic ? '~' : ''}${different.join(',')}`]
}

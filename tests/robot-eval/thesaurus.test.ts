import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledFile, compileThesaurus, thesaurusLanguages } from './compile-thesaurus.ts'

test.each(thesaurusLanguages)('the server has the groups of %s as they are written', (language) => {
  const compiled = JSON.parse(readFileSync(compiledFile(language), 'utf8')) as unknown
  expect(compiled, 'run: node tests/robot-eval/thesaurus.ts').toEqual(compileThesaurus(language))
})

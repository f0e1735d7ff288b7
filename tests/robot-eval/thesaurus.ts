import { writeFileSync } from 'node:fs'
import { compiledFile, compileThesaurus, thesaurusLanguages } from './compile-thesaurus.ts'

/**
 * Writes apps/server/src/rules/robot/thesaurus/<language>.json from thesaurus/<language>.txt: cutting the expressions into
 * words takes too long for a server that starts.
 */
for (const language of thesaurusLanguages)
  writeFileSync(compiledFile(language), `${JSON.stringify(compileThesaurus(language), undefined, 2)}\n`)

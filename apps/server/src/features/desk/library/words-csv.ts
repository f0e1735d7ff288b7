import { SensitiveWord } from '@foyer/contract/desk/words.ts'
import { flagCell } from '../../../rules/library/csv-cell.ts'
import { decideWordRows } from '../../../rules/library/decide-word-rows.ts'
import { lockWords, mostWords, saveWords, wordsOf } from '../words/word-list.ts'
import type { LibraryCsv } from './library-list.ts'

const longest = SensitiveWord.shape.word.maxLength ?? 0

export const wordsCsv: LibraryCsv = {
  act: 'editWords',
  kind: 'word',
  read: async (trx, { tenantId }) => {
    const rows = await wordsOf(trx, tenantId)
    return rows.map(({ word, isWithheld }) => [word, flagCell(isWithheld)])
  },
  prepare: async (trx, { tenantId }, rows) => {
    await lockWords(trx, tenantId)
    const words = await wordsOf(trx, tenantId)
    const known = new Map(words.map(({ word, isWithheld }) => [word, isWithheld]))
    const { results, changes } = decideWordRows(rows, { known, most: mostWords, longest })
    return {
      results,
      names: changes.map(({ word }) => word),
      save: () => saveWords(trx, tenantId, changes),
    }
  },
}

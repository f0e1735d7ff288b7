import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exportFormats, type ExportFormat } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { toStorableText } from '@foyer/contract/storable.ts'
import { byteOrderMark } from '../../rules/audit/csv.ts'
import { decideImport } from '../../rules/knowledge-import/decide-import.ts'
import { csvHead, csvOf, jsonOf } from '../../rules/knowledge-import/export-lines.ts'
import type { LinkedDocument } from '../../rules/knowledge-import/linked-document.ts'
import { cleanAnswer } from '../robot/knowledge/clean-answer.ts'
import { checkRows } from './decide-rows.ts'
import { derivedId } from './derived-id.ts'
import { readFile } from './read/read-file.ts'

const robotNo = 'r1'
const settings = { robotNo, language: 'en', category: '', as: 'published', agentId: 1 } as const
const nothing = {
  byId: new Map(),
  byQuestion: new Map(),
  places: new Map(),
  drafts: new Map(),
  idOf: derivedId,
}

/** Texts as they are stored, and often with what a spreadsheet or a table would take for its own. */
const text = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', "'", "'=", '"', ',', ';', '1', 'no', '[]', '<p>', '\uFF1D'),
    fc.string({ unit: 'grapheme' }),
  )
  .map((parts) => toStorableText(parts.join('')).trim())
const line = text.map((one) => one.replaceAll(/[\r\n]/g, ' ').trim()).filter((one) => one !== '')
const question = text.filter((one) => one !== '')
const answer = fc
  .tuple(question, fc.boolean(), fc.constantFrom('\n', '\r\n', '', ' '))
  .map(([one, isHtml, between]) =>
    cleanAnswer(isHtml ? one : `<p>a</p>${between}<ul><li>${one}</li></ul>`).trim(),
  )
const time = fc.option(fc.integer({ min: 0, max: 253_402_300_799_999 }), { nil: undefined })
const attachment = fc.record({
  name: text,
  url: fc.oneof(
    fc.webUrl(),
    fc.constantFrom('/files/demo/a.pdf', 'https://shop.example/ü ,"\'.pdf', 'HTTPS://shop.example/a?b=c;d#e'),
  ),
})
const content = fc
  .record({
    question,
    answer,
    similar: fc.uniqueArray(line, { maxLength: 4 }),
    category: text,
    validFrom: time,
    validUntil: time,
    isPublished: fc.boolean(),
    attachments: fc.array(attachment, { maxLength: 3 }),
    related: fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
    isTranslation: fc.boolean(),
    isBegun: fc.boolean(),
  })
  .filter((one) => /\w/.test(one.answer.replaceAll(/<[^>]*>/g, '')))
const id = fc.stringMatching(/^[=+@'"\w.,;:-]{1,20}$/)
const languages = ['en', 'zh', 'de', 'tw', 'pt-BR', 'es_419']

/** Documents of one robot with links between them, in the order of a file. */
const documents = fc
  .tuple(
    fc.uniqueArray(fc.tuple(id, content), { minLength: 1, maxLength: 6, selector: ([one]) => one }),
    fc.nat(5),
  )
  .map(([all, originalAt]): LinkedDocument[] => {
    const ids = all.map(([docId]) => docId)
    const original = ids[originalAt % ids.length]
    return all.map(([docId, { related, isTranslation, isBegun, ...one }], at) => ({
      ...one,
      ...(isBegun && !one.isPublished && { question: '', answer: '' }),
      similar: one.similar.filter((phrasing) => phrasing !== one.question),
      docId,
      robotNo,
      language: languages[at] ?? 'en',
      related: related.flatMap((place) => ids[place] ?? []).filter((other) => other !== docId),
      translationOf: isTranslation && docId !== original ? original : undefined,
    }))
  })

function fileOf(all: readonly LinkedDocument[], format: ExportFormat): Buffer {
  const file =
    format === 'csv'
      ? byteOrderMark + csvHead + all.map(csvOf).join('')
      : `{"documents":[${all.map(jsonOf).join(',\n')}]}`
  return Buffer.from(file)
}

it.each(exportFormats)(
  'documents come out of a %s file as they went in, with their links',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(documents, async (all) => {
        const { rows } = await readFile(fileOf(all, format), format, undefined)
        const decided = decideImport(await checkRows(rows), settings, nothing)
        const read = decided.map(({ document, original, result }) => {
          expect(result).not.toHaveProperty('reason')
          expect(result).not.toHaveProperty('notLinked')
          return { ...document, translationOf: original ?? undefined }
        })
        expect(read).toEqual(all)
      }),
      { numRuns: 200 },
    )
  },
)

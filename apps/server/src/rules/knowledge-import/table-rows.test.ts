import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvOf } from './export-lines.ts'
import { answerHtml } from './answer-html.ts'
import { fieldOfColumn } from './column-names.ts'
import { tableRows } from './table-rows.ts'

it.each([
  ['Question', 'question'],
  [' similar_questions ', 'similar'],
  ['Similar 2', 'similar'],
  ['Question 2', undefined],
  ['标准问题', 'question'],
  ['answerHtml', 'answerHtml'],
  ['constructor', undefined],
])('the column %s means %s', (name, field) => {
  expect(fieldOfColumn(name)).toBe(field)
})

it.each([
  ['a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  ['one\r\ntwo\n\n three ', '<p>one<br />two</p><p>three</p>'],
  ['<p>html</p>', '<p>html</p>'],
  ['a <br> b', 'a <br> b'],
  ['x <y> z', '<p>x &lt;y&gt; z</p>'],
])('the answer %j is %j', (text, html) => {
  expect(answerHtml(text)).toBe(html)
})

const line = (cells: string[], at = 1) => ({ line: at, cells })

it.each([
  ['no answer', [line(['question'])], 'columns'],
  ['two questions', [line(['question', 'title', 'answer'])], 'columns'],
  ['two answers', [line(['question', 'answer', 'html'])], 'columns'],
  ['no rows', [line(['question', 'answer'])], 'noRows'],
  ['nothing', [], 'noRows'],
])('a table with %s is refused', (_name, records, problem) => {
  expect(tableRows(records, undefined).problem).toBe(problem)
})

it('several columns may have phrasings, and the meanings that are given count', () => {
  const { rows } = tableRows(
    [line(['q', 'x', 'y', 'a']), line(['Q', '1', '2', 'A'], 2)],
    ['question', 'similar', 'similar', 'answer'],
  )
  expect(rows).toMatchObject([{ line: 2, question: 'Q', similar: ['1', '2'], answer: '<p>A</p>' }])
})

it('no cell of an export is a formula', () => {
  const text = fc
    .tuple(fc.constantFrom('', '=', '+', '-', '@', '\t', "'="), fc.string())
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (question, category) => {
      const written = csvOf({
        docId: '-1',
        robotNo: 'r',
        language: '=en',
        question,
        similar: [question],
        answer: category,
        category,
        validFrom: 0,
        validUntil: undefined,
        isPublished: true,
        attachments: [],
        related: [question],
        translationOf: category,
      })
      for (const cell of parse(written)[0] ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})

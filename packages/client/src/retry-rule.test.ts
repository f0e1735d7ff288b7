/// <reference types="vite/types/importMeta.d.ts" />
import { errors, isErrorCode, wireCodeOf } from '@foyer/contract/errors.ts'
import { expect, it } from 'vitest'
import { mostFaults, verdictOf, type Answer } from './retry-rule.ts'

type Verdict = ReturnType<typeof verdictOf>
/** A line of the table in docs/api.md; the first that fits counts. */
type Line = { answer: string; does: string; fits: (answer: Answer) => boolean; verdicts: Verdict[] }

const again = 'send it again with the same id, until the answer is another'
const final = 'final: the same request gets the same answer'
const hasCode = ({ code }: Answer): boolean => code > 0

const lines: Line[] = [
  {
    answer: '`code` 200',
    does: 'done',
    fits: ({ code }) => code === 200,
    verdicts: ['done'],
  },
  {
    answer: 'HTTP 429 with an `error` that is not `request.tooMany`',
    does: final,
    fits: ({ status, error }) => status === 429 && error === 'signIn.locked',
    verdicts: ['refused'],
  },
  {
    answer: 'HTTP 429, HTTP 503',
    does: again,
    fits: ({ status }) => status === 429 || status === 503,
    verdicts: ['tooMany', 'busy'],
  },
  {
    answer: '`code` 500 (`internal`)',
    does: `send it again with the same id, ${mostFaults} times in all; then it has failed`,
    fits: ({ code }) => code === 500,
    verdicts: ['server'],
  },
  {
    answer: 'any other HTTP status from 500',
    does: again,
    fits: ({ status }) => status >= 500,
    verdicts: ['busy'],
  },
  {
    answer: 'any other `code`',
    does: final,
    fits: hasCode,
    verdicts: ['refused'],
  },
  {
    answer: 'HTTP 413 without a `code`',
    does: final,
    fits: ({ status }) => status === 413,
    verdicts: ['refused'],
  },
  {
    answer: 'anything else without a `code`, and no answer at all',
    does: again,
    fits: () => true,
    verdicts: ['network'],
  },
]

const statuses = [200, 204, 302, 400, 401, 403, 404, 409, 413, 415, 429, 500, 502, 503, 504, 520]
const codes = [0, 200, 400, 401, 500]
const names = [undefined, 'request.tooMany', 'signIn.locked', 'not one of ours']
const grid: Answer[] = statuses.flatMap((status) =>
  codes.flatMap((code) => names.map((error) => ({ status, code, error }))),
)

it('the code does for every answer what its line of the table says', () => {
  for (const answer of grid) {
    const line = lines.find(({ fits }) => fits(answer))
    expect({ answer, does: line?.verdicts }).toEqual({
      answer,
      does: expect.arrayContaining([verdictOf(answer)]) as unknown,
    })
  }
})

it('docs/api.md has this table', () => {
  const [page = ''] = Object.values(pages)
  const rows = [...page.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, answer, does]) => ({ answer, does }))
  const start = rows.findIndex(({ answer }) => answer === lines[0]?.answer)
  expect(rows.slice(start, start + lines.length)).toEqual(lines.map(({ answer, does }) => ({ answer, does })))
})

it.each(Object.entries(errors))('%s is sent again only where the table says so', (error, { http, text }) => {
  if (!isErrorCode(error)) throw new Error(text)
  const verdict = verdictOf({ status: http, code: wireCodeOf(error), error })
  const again = { 'request.tooMany': 'tooMany', 'server.busy': 'busy', internal: 'server' }
  expect(verdict).toBe(Object.entries(again).find(([name]) => name === error)?.[1] ?? 'refused')
})

const pages: Record<string, string> = import.meta.glob('../../../docs/api.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../repository/root.ts'
import { judge } from './judge.ts'
import { parseRequirements } from './parse-requirements.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { idsIn } from './requirement-ids.ts'
import { readVitestReport } from './vitest-report.ts'

describe('parseRequirements', () => {
  it('reads bullets and inline lists, and nothing else', () => {
    const text = [
      'An id is carried by the test that shows it (`it("T-14 ...")`).',
      '- S-01 Routes: index, 404.',
      '- V-11 No check (something sensible: D-08).',
      'Under `/api/`: C-01 userVideoInvitation · C-02 channelInfo · C-31 the push stream (ours).',
      '- C-38 fromRequest reaches only what the form names.',
    ].join('\n')
    expect(parseRequirements(text)).toEqual([
      { id: 'S-01', text: 'Routes: index, 404.' },
      { id: 'V-11', text: 'No check (something sensible: D-08).' },
      { id: 'C-01', text: 'userVideoInvitation' },
      { id: 'C-02', text: 'channelInfo' },
      { id: 'C-31', text: 'the push stream (ours)' },
      { id: 'C-38', text: 'fromRequest reaches only what the form names.' },
    ])
  })

  it('refuses an id that is listed twice', () => {
    expect(() => parseRequirements('- S-01 one\n- S-01 two')).toThrow('S-01 is listed twice')
  })

  it('finds every section of our own document without a hole', () => {
    const found = parseRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
    const sections = Map.groupBy(found, ({ id }) => id.charAt(0))
    const sizes = Object.fromEntries([...sections].map(([letter, { length }]) => [letter, length]))
    expect(sizes).toEqual({ S: 39, D: 19, T: 26, V: 13, P: 5, C: 40, X: 11, K: 5 })
    for (const [letter, rows] of sections) {
      const expected = rows.map((_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`)
      expect(rows.map(({ id }) => id)).toEqual(expected)
    }
  })
})

describe('idsIn', () => {
  it('finds each id once', () => {
    expect(idsIn('T-02 S-16 a failed message (T-02) can be retried')).toEqual(['T-02', 'S-16'])
  })
  it('does not expand a range', () => {
    expect(idsIn('C-02 to C-04')).toEqual(['C-02', 'C-04'])
  })
  it('is not fooled by longer words', () => {
    expect(idsIn('UTF-08 T-021 AS-01x')).toEqual([])
  })
})

describe('judge', () => {
  const requirements = ['S-01', 'S-02', 'S-03', 'S-04'].map((id) => ({ id, text: '' }))
  const test = (title: string, outcome: 'passed' | 'failed' | 'skipped') => ({
    title,
    file: 'a.test.ts',
    outcome,
  })

  it('passes with passing tests, fails with one failing, and says none without evidence', () => {
    const tests = [
      test('S-01 routes', 'passed'),
      test('S-02 and S-01 together', 'passed'),
      test('S-02 once more', 'failed'),
      test('S-03 later', 'skipped'),
    ]
    const verdicts = judge(requirements, tests)
    expect(verdicts.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'S-01 pass',
      'S-02 fail',
      'S-03 none',
      'S-04 none',
    ])
    expect(verdicts[0]?.tests).toHaveLength(2)
  })
})

describe('reports', () => {
  it('reads the titles of vitest with their describe blocks', () => {
    const assertionResults = [
      { ancestorTitles: ['sendMsg'], title: 'C-10 stores', status: 'passed' },
      { ancestorTitles: [], title: 'later', status: 'todo' },
    ]
    expect(
      readVitestReport({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] }),
    ).toEqual([
      { title: 'sendMsg > C-10 stores', file: 'a.test.ts', outcome: 'passed' },
      { title: 'later', file: 'a.test.ts', outcome: 'skipped' },
    ])
  })

  it('counts a file that does not load as a failure', () => {
    const file = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
    expect(readVitestReport({ testResults: [file] })).toEqual([
      { title: 'the file itself', file: 'a.test.ts', outcome: 'failed', error: 'no such module' },
    ])
  })

  it('keeps what a failed test said', () => {
    const failed = { ancestorTitles: [], title: 'adds', status: 'failed', failureMessages: ['1 is not 2'] }
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [failed] }
    expect(readVitestReport({ testResults: [file] })).toMatchObject([{ title: 'adds', error: '1 is not 2' }])
    const test = {
      projectName: 'mobile',
      status: 'unexpected',
      results: [{ error: { message: 'no button' } }],
    }
    const suite = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [{ title: 'T-02', tests: [test] }] }
    expect(readPlaywrightReport({ suites: [suite] })).toMatchObject([{ error: 'no button' }])
  })

  it('reads nested suites and projects of playwright', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'mobile', status }] })
    const inner = { title: 'reload', file: 'chat.spec.ts', specs: [spec('S-19 new chat', 'flaky')] }
    const outer = {
      title: 'chat.spec.ts',
      file: 'chat.spec.ts',
      suites: [inner],
      specs: [spec('T-02', 'expected')],
    }
    expect(readPlaywrightReport({ suites: [outer] })).toEqual([
      { title: '[mobile] T-02', file: 'tests/journeys/chat.spec.ts', outcome: 'passed' },
      {
        title: '[mobile] reload > S-19 new chat',
        file: 'tests/journeys/chat.spec.ts',
        outcome: 'passed',
        unsteady: true,
      },
    ])
  })
})

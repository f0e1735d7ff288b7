import { describe, expect, it } from 'vitest'
import type { Draft } from '../settings/merge-draft.ts'
import { checkRow } from './check-row.ts'
import { decideImport, type ImportSettings } from './decide-import.ts'
import type { LinkedDocument } from './linked-document.ts'
import { questionKey } from './row-target.ts'
import type { WrittenRow } from './written-row.ts'

const settings: ImportSettings = { robotNo: 'r1', language: 'en', category: '', as: 'published', agentId: 1 }
const known: LinkedDocument = {
  docId: 'd1',
  robotNo: 'r1',
  language: 'en',
  question: 'Known?',
  similar: ['Familiar?'],
  answer: '<p>Yes</p>',
  category: 'Old',
  validFrom: 5,
  validUntil: undefined,
  isPublished: true,
  attachments: [],
  related: [],
}

function decided(
  rows: Partial<WrittenRow>[],
  changes: Partial<ImportSettings> = {},
  documents = [known],
  drafts: Record<string, Draft> = {},
) {
  const checked = rows.map((row, line) => {
    const written = { line, question: '', answer: '', ...row }
    return { line, name: written.question, content: checkRow(written, (html) => html) }
  })
  const ofRobot = documents.filter(({ robotNo }) => robotNo === settings.robotNo)
  return decideImport(
    checked,
    { ...settings, ...changes },
    {
      byId: new Map(documents.map((document) => [document.docId, document])),
      byQuestion: Map.groupBy(ofRobot, ({ language, question }) => questionKey(language, question)),
      idOf: ({ from }) => `derived ${from}`,
      places: new Map(documents.map(({ docId, language }) => [docId, { language, original: docId }])),
      drafts: new Map(Object.entries(drafts)),
    },
  )
}

const outcome = (...args: Parameters<typeof decided>) =>
  decided(...args).map(({ result }) => result.reason ?? result.outcome)

it('what a row does not say stays as it is', () => {
  expect(outcome([{ question: 'known? ', answer: '<p>Yes</p>' }])).toEqual(['changed'])
  expect(outcome([{ question: 'Known?', answer: '<p>Yes</p>' }])).toEqual(['unchanged'])
  const [one] = decided([{ id: 'd1', question: 'New?', answer: '<p>No</p>' }])
  expect(one?.document).toEqual({ ...known, question: 'New?', answer: '<p>No</p>' })
})

it('what it says, also that there is none, counts', () => {
  const [one] = decided([
    {
      id: 'd1',
      question: 'Known?',
      answer: 'x',
      similar: [''],
      validFrom: '',
      category: '',
      published: 'no',
    },
  ])
  expect(one?.document).toMatchObject({ similar: [], validFrom: undefined, category: '', isPublished: false })
  const [other] = decided([{ id: 'd1', question: 'Known?', answer: 'x' }], { category: 'Default' })
  expect(other?.document?.category).toBe('Default')
})

it('a row without an id is found again by its source or its question', () => {
  expect(decided([{ question: 'New?', answer: 'x', source: 'https://a.example/' }])[0]?.result.docId).toBe(
    'derived https://a.example/',
  )
  // The title of a page is no question of somebody else.
  expect(outcome([{ question: 'Known?', answer: 'x', source: 'https://a.example/' }])).toEqual(['added'])
  expect(
    outcome([
      { question: 'A', answer: 'x' },
      { question: ' a ', answer: 'y' },
    ]),
  ).toEqual(['added', 'repeated'])
  // Of several with the same question none is meant more than the others.
  expect(outcome([{ question: 'Known?', answer: 'x' }], {}, [known, { ...known, docId: 'd2' }])).toEqual([
    'added',
  ])
})

describe('as drafts', () => {
  const as = 'drafts'
  const draft = (changes: object, agentId: number): Record<string, Draft> => {
    const touch = { revision: 3, agentId, name: 'Ben', at: 1 }
    const touched = Object.fromEntries(Object.keys(changes).map((key) => [key, touch]))
    return { d1: { revision: 3, changes: { ...changes }, touched } }
  }

  it('a published document stays as it is, and its draft gets what differs', () => {
    const [one] = decided([{ id: 'd1', question: 'Known?', answer: 'x' }], { as })
    expect(one).toEqual({
      result: { line: 0, docId: 'd1', name: 'Known?', outcome: 'changed' },
      draft: { changes: { answer: 'x' }, revision: 0 },
    })
    expect(outcome([{ id: 'd1', question: 'Known?', answer: '<p>Yes</p>' }], { as })).toEqual(['unchanged'])
    const row = { id: 'd1', question: 'Known?', answer: 'x' }
    expect(outcome([row], { as }, [known], draft({ answer: 'x' }, 2))).toEqual(['unchanged'])
    expect(outcome([{ ...row, language: 'de' }], { as })).toEqual(['published'])
  })

  it('the unpublished text of a colleague is not replaced, one of the same agent is', () => {
    const row = { id: 'd1', question: 'Known?', answer: 'x' }
    expect(outcome([row], { as }, [known], draft({ answer: 'y' }, 2))).toEqual(['edited'])
    expect(outcome([row], { as }, [known], draft({ answer: 'y' }, 1))).toEqual(['changed'])
    const [one] = decided([row], { as }, [known], draft({ category: 'New' }, 2))
    expect(one?.draft).toEqual({ changes: { answer: 'x' }, revision: 3 })
    const unpublished = { ...known, isPublished: false }
    expect(outcome([row], { as }, [unpublished], draft({ answer: 'y' }, 2))).toEqual(['edited'])
    const [other] = decided([row], { as }, [unpublished], draft({ category: 'Old' }, 2))
    expect(other).toMatchObject({ takesDraft: 3, document: { answer: 'x', category: 'Old' } })
    // A publication does not wait for a colleague, whose text stays in the draft.
    expect(decided([row], {}, [unpublished], draft({ answer: 'y' }, 2))[0]).not.toHaveProperty('takesDraft')
  })

  it('a new document is never published', () => {
    const [one] = decided([{ question: 'New?', answer: 'x', published: 'yes' }], { as })
    expect(one?.document?.isPublished).toBe(false)
  })
})

it('a document of another robot is copied, under the same id each time', () => {
  const theirs = { ...known, robotNo: 'r2' }
  const [one] = decided([{ id: 'd1', question: 'Known?', answer: 'x' }], {}, [theirs])
  expect(one?.result).toMatchObject({ docId: 'derived d1', outcome: 'added' })
  expect(one?.document).toMatchObject({ robotNo: 'r1', category: '' })
})

it('a document that was only begun is a row, but takes no text away', () => {
  const begun = { id: 'b1', question: '', answer: '', published: 'no' }
  expect(outcome([begun])).toEqual(['added'])
  expect(outcome([{ ...begun, id: 'd1' }])).toEqual(['noQuestion'])
  expect(outcome([{ ...begun, id: 'd1', question: 'Known?' }])).toEqual(['noAnswer'])
})

it.each<[string, Partial<WrittenRow>]>([
  ['noQuestion', { question: ' ', answer: 'x' }],
  ['noAnswer', { question: 'q', answer: '<p>&nbsp;</p>' }],
  ['tooLong', { question: 'q', answer: 'x'.repeat(20_001) }],
  ['tooLong', { question: 'q', answer: 'x', category: 'x'.repeat(201) }],
  [
    'tooManyPhrasings',
    { question: 'q', answer: 'x', similar: Array.from({ length: 101 }, (_, at) => String(at)) },
  ],
  ['badId', { id: 'x'.repeat(65), question: 'q', answer: 'x' }],
  ['badLanguage', { language: '../../x', question: 'q', answer: 'x' }],
  ['badTime', { validUntil: 'soon', question: 'q', answer: 'x' }],
  ['badFlag', { published: 'maybe', question: 'q', answer: 'x' }],
  ['badAttachment', { attachments: null, question: 'q', answer: 'x' }],
  ['badAttachment', { attachments: [{ name: 'x', url: 'javascript:alert(1)' }], question: 'q', answer: 'x' }],
  [
    'tooManyRelated',
    { related: Array.from({ length: 21 }, (_, at) => String(at)), question: 'q', answer: 'x' },
  ],
  ['invalid', { isInvalid: true }],
])('%s', (reason, row) => {
  expect(outcome([row, { question: 'Fine?', answer: 'x' }])).toEqual([reason, 'added'])
})

import { describe, expect, it } from 'vitest'
import { decide, type Verdict } from './decide.ts'
import {
  explainWords,
  nearestPhrasing,
  reasonOf,
  shareOfOdds,
  sharesOfRanked,
  type BestTexts,
  type Tested,
} from './explain.ts'
import { rankedDocument } from './rank/document.ts'
import { rank } from './rank/rank.ts'
import { askedTerms } from './terms.ts'
import { statisticsWith } from './with-drafts.ts'

const written = [
  {
    docId: 'refund',
    question: 'How long does a refund take?',
    similar: ['When is the deposit paid out?'],
    answer: 'Within five working days on your card.',
  },
  {
    docId: 'delivery',
    question: 'What does delivery cost?',
    similar: [],
    answer: 'Free from 50 euros.',
  },
]
const nothing = { documents: 0, documentsWith: () => 0 }

function tested(question: string): Tested {
  const documents = written.map((one) => rankedDocument({ ...one, category: '', language: 'en' }))
  const statistics = statisticsWith(nothing, documents)
  const asked = askedTerms(question, 'en')
  return { question, language: 'en', asked, statistics, ranked: rank(asked, documents, statistics) }
}

function textsOf({ ranked }: Tested): BestTexts | undefined {
  const best = written.find(({ docId }) => docId === ranked[0]?.document.docId)
  return best && { questions: [best.question, ...best.similar], answer: best.answer }
}

function words(question: string) {
  const one = tested(question)
  return explainWords(one, textsOf(one))
}

describe('words of a question', () => {
  it('says in which part of the best document a word was found', () => {
    expect(words('refund to my card')).toEqual([
      { word: 'refund', match: 'same', places: [{ part: 'question', text: 'How long does a refund take?' }] },
      { word: 'card', match: 'same', places: [{ part: 'answer', text: '' }] },
    ])
    expect(words('deposit')).toEqual([
      {
        word: 'deposit',
        match: 'same',
        places: [{ part: 'phrasing', text: 'When is the deposit paid out?' }],
      },
    ])
  })

  it('names the word that a typo was meant to be, as the document writes it', () => {
    const [typo] = words('how long does the depozit take').filter(({ word }) => word === 'depozit')
    expect(typo).toEqual({
      word: 'depozit',
      match: 'typo',
      meant: 'deposit',
      places: [{ part: 'phrasing', text: 'When is the deposit paid out?' }],
    })
  })

  it('tells words of other documents from words that no document has', () => {
    const found = words('refund deposit euros zeppelin')
    expect(found.map(({ word, match }) => [word, match])).toEqual([
      ['refund', 'same'],
      ['deposit', 'same'],
      ['euros', 'elsewhere'],
      ['zeppelin', 'unknown'],
    ])
  })

  it('names a word once, and no word that means nothing', () => {
    expect(words('refund, refund and the Refund').map(({ word }) => word)).toEqual(['refund'])
  })

  it('without a document every word is known or not', () => {
    const one = { ...tested('refund zeppelin'), ranked: [] }
    expect(explainWords(one, undefined).map(({ match }) => match)).toEqual(['elsewhere', 'unknown'])
  })
})

it('finds the nearest phrasing', () => {
  const same = tested('when is the deposit paid out')
  expect(nearestPhrasing(same, textsOf(same))).toEqual({ text: 'When is the deposit paid out?', share: 1 })
  const far = nearestPhrasing(tested('deposit'), textsOf(tested('deposit')))
  expect(far?.text).toBe('When is the deposit paid out?')
  expect(far?.share).toBeLessThan(1)
  expect(nearestPhrasing({ ...same, ranked: [] }, undefined)).toBeUndefined()
})

describe('reason', () => {
  const unknown: Verdict = { kind: 'unknown', suggestions: [] }

  it('is that of the verdict', () => {
    const one = tested('How long does a refund take?')
    expect(reasonOf(decide(one.asked, one.ranked, one.statistics), one)).toBe('sure')
    expect(reasonOf({ kind: 'didYouMean', suggestions: [] }, one)).toBe('tooClose')
  })

  it('of no answer is the first thing that is missing', () => {
    const one = tested('refund')
    expect(reasonOf(unknown, { ...one, ranked: [] })).toBe('nothingPublished')
    expect(reasonOf(unknown, tested('zeppelin'))).toBe('noKnownWords')
    expect(reasonOf(unknown, one)).toBe('unsure')
  })
})

it('figures are shares of one', () => {
  expect(shareOfOdds(0)).toBe(0.5)
  expect(shareOfOdds(-Infinity)).toBe(0)
  const shares = sharesOfRanked(tested('refund').ranked)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2)
  expect(shares[0]).toBeGreaterThan(shares[1] ?? 1)
  expect(sharesOfRanked([])).toEqual([])
})

it('drafts count as documents, once for each term', () => {
  const draft = rankedDocument({
    docId: 'new',
    question: 'Zeppelin rides',
    similar: ['Zeppelin'],
    answer: '',
    category: '',
    language: 'en',
  })
  const before = { documents: 2, documentsWith: (term: string) => (term === 'refund' ? 1 : 0) }
  const after = statisticsWith(before, [draft])
  expect(after.documents).toBe(3)
  expect(after.documentsWith('zeppelin')).toBe(1)
  expect(after.documentsWith('refund')).toBe(1)
})

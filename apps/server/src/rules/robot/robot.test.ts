import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlights } from '@foyer/contract/robot/highlight.ts'
import { decide } from './decide.ts'
import { judgeCase } from './judge-case.ts'
import { mayAnswer } from './knowledge.ts'
import { rankedDocument } from './rank/document.ts'
import { doubtsOf } from './rank/confidence.ts'
import { rank } from './rank/rank.ts'
import { covered, rarity } from './rank/rarity.ts'
import { askedTerms, termsOf, withGuesses } from './terms.ts'
import { highlighted, tipsOf } from './suggestions.ts'

const written = [
  {
    docId: 'track',
    question: 'Where is my order?',
    similar: ['How can I track my parcel?'],
    answer: 'Open the link in the e-mail.',
  },
  {
    docId: 'cost',
    question: 'What does delivery cost?',
    similar: ['Is shipping free?'],
    answer: 'Free from 50 euros, 4.90 otherwise.',
  },
  {
    docId: 'return',
    question: 'How do I return something?',
    similar: ['Can I send an item back?'],
    answer: 'Within 30 days, with the slip.',
  },
  {
    docId: 'refund',
    question: 'When do I get my money back?',
    similar: ['How long does a refund take?'],
    answer: 'Within five working days.',
  },
  {
    docId: 'password',
    question: 'I forgot my password',
    similar: ['I cannot log in'],
    answer: 'Press "Forgot password".',
  },
  {
    docId: 'pay',
    question: 'Which ways to pay are there?',
    similar: ['Can I pay by card?'],
    answer: 'Card and bank transfer.',
  },
]
const documents = written.map((one) => rankedDocument({ ...one, category: '', language: 'en' }))
const vocabulary = documents.map(
  ({ questions, answer }) =>
    new Set([...questions, answer].flatMap((one) => [...one.words, ...one.concepts])),
)
const statistics = {
  documents: documents.length,
  documentsWith: (term: string) => vocabulary.filter((terms) => terms.has(term)).length,
}

function ask(question: string) {
  const asked = withGuesses(askedTerms(question, 'en'), 'en', (word) => statistics.documentsWith(word) > 0)
  const ranked = rank(asked, documents, statistics)
  return { asked, ranked, verdict: decide(asked, ranked, statistics) }
}

describe('C-11 what is answered', () => {
  it.each([
    ['where is my order', 'track'],
    ['is shipping for free?', 'cost'],
    ['I want to send it back', 'return'],
    ['how long until the refund', 'refund'],
    ['forgto my pasword', 'password'],
    ['get my cash back when?', 'refund'],
    ['¿cuándo me devuelven el dinero? refund please', 'refund'],
  ])('%s', (question, docId) => {
    expect(ask(question).ranked[0]?.document.docId).toBe(docId)
  })

  it('a plain question gets its answer', () => {
    expect(ask('How do I return something?').verdict).toMatchObject({ kind: 'answer', docId: 'return' })
  })

  it.each(['Will it rain in Bristol tomorrow?', 'Tell me a joke', 'who won the match', '', '???'])(
    'nothing is answered to: %s',
    (question) => {
      expect(ask(question).verdict).toEqual({ kind: 'unknown', suggestions: [] })
    },
  )

  it.each(['asdfgh', 'qwe rtz uio', 'xkcd lorem zzzz', 'hjkl hjkl hjkl'])(
    'gibberish gets no suggestions: %s',
    (question) => {
      expect(ask(question).verdict).toEqual({ kind: 'unknown', suggestions: [] })
    },
  )

  it('a question that nothing answers gets what is known about its topic', () => {
    const { asked, ranked } = ask('can i pay with bitcoin')
    const verdict = decide(asked, ranked, statistics, { unknown: 1, answer: 0.4 })
    expect(verdict).toMatchObject({ kind: 'unknown', suggestions: [{ docId: 'pay' }] })
  })

  it.each(['I want to cancel my order', 'what are your opening hours', 'my parcel came in pieces'])(
    'what nobody wrote about is not answered from what only shares the thing: %s',
    (question) => {
      expect(ask(question).verdict).toMatchObject({ kind: 'unknown' })
    },
  )

  it('a slip is taken for a word of the business, never for small matters of the world', () => {
    const guessed = (word: string) => [...withGuesses(termsOf(word, 'en'), 'en', () => false).concepts]
    expect(guessed('footbal')).toEqual([])
    expect(guessed('acount')).toContain('~account')
  })

  it('shared topics speak for an answer, the rarer the more', () => {
    const doubtsAbout = (question: string) => {
      const { asked, ranked } = ask(question)
      return doubtsOf(asked, ranked, statistics)
    }
    const password = doubtsAbout('my password')
    expect(password?.rarestSaidTopic).toBeGreaterThan(0)
    expect(password?.rarestSaidTopic).toBeGreaterThan(doubtsAbout('who won the match')?.rarestSaidTopic ?? 1)
    expect(doubtsAbout('who won the match')?.saidTopics).toBe(0)
  })

  it('what a question waves away is not what it asks', () => {
    const { verdict } = ask('I do not want to return it, I just want to know where my parcel is')
    expect(verdict).toMatchObject({ kind: 'answer', docId: 'track' })
  })

  it('a robot that knows nothing says so', () => {
    const empty = { documents: 0, documentsWith: () => 0 }
    expect(decide(termsOf('Where is my order?', 'en'), [], empty)).toEqual({
      kind: 'unknown',
      suggestions: [],
    })
  })

  it('suggestions are other documents with shares of one, best first', () => {
    const { verdict } = ask('When will I get my money for the return?')
    if (verdict.kind === 'unknown') throw new Error('refused')
    const scores = verdict.suggestions.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true)
  })

  it('thumbs break ties and no more', () => {
    const [one] = documents
    if (!one) throw new Error('no document')
    const twins = [
      { ...one, docId: 'a', uselessCount: 9 },
      { ...one, docId: 'b', usefulCount: 9 },
    ]
    expect(rank(termsOf('where is my order', 'en'), twins, statistics)[0]?.document.docId).toBe('b')
    const disliked = documents.map((doc) => (doc.docId === 'track' ? { ...doc, uselessCount: 99 } : doc))
    expect(rank(termsOf('where is my order', 'en'), disliked, statistics)[0]?.document.docId).toBe('track')
  })

  it('of two that say the same the newer one answers, and no more', () => {
    const [one] = documents
    if (!one) throw new Error('no document')
    const twins = [
      { ...one, docId: 'a', updatedAt: 1_000 },
      { ...one, docId: 'b', updatedAt: 1_000 + 30 * 86_400_000 },
    ]
    expect(rank(termsOf('where is my order', 'en'), twins, statistics)[0]?.document.docId).toBe('b')
    const old = documents.map((doc) => ({ ...doc, updatedAt: doc.docId === 'track' ? 0 : 1e12 }))
    expect(rank(termsOf('where is my order', 'en'), old, statistics)[0]?.document.docId).toBe('track')
  })

  it('likeness orders what the words leave open, and never makes an answer of nothing', () => {
    const likeness = new Map([
      ['refund', 0.9],
      ['return', 0.4],
      ['track', 0.2],
    ])
    const asked = termsOf('where is my order', 'en')
    const plain = rank(asked, documents, statistics)
    const liked = rank(asked, documents, statistics, likeness)
    expect(liked[0]?.document.docId).toBe('track')
    const scoreOf = (ranked: typeof plain, docId: string) =>
      ranked.find(({ document }) => document.docId === docId)?.score ?? 0
    expect(scoreOf(liked, 'refund')).toBe(scoreOf(plain, 'refund'))
    expect(scoreOf(liked, 'track')).toBeLessThan(scoreOf(plain, 'track'))
    // Not read by the model yet: not held back for it.
    expect(scoreOf(liked, 'password')).toBe(scoreOf(plain, 'password'))
    const none = termsOf('qzx', 'en')
    expect(decide(none, rank(none, documents, statistics, likeness), statistics)).toMatchObject({
      kind: 'unknown',
    })
  })

  it('is the same for any order of the candidates, and for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (question) => {
        const asked = askedTerms(question, 'en')
        const forwards = rank(asked, documents, statistics)
        const backwards = rank(asked, documents.toReversed(), statistics)
        expect(backwards.map(({ document }) => document.docId)).toEqual(
          forwards.map(({ document }) => document.docId),
        )
        expect(forwards.every(({ score }) => Number.isFinite(score))).toBe(true)
      }),
    )
  })
})

it('what is rare says more, and what is nowhere most of all', () => {
  const counts = { documents: 100, documentsWith: (term: string) => ({ common: 90, rare: 2 })[term] ?? 0 }
  expect(rarity(counts, 'common')).toBeLessThan(rarity(counts, 'rare'))
  expect(rarity(counts, 'rare')).toBeLessThan(rarity(counts, 'nowhere'))
  expect(
    covered(
      [],
      () => true,
      () => 1,
    ),
  ).toBe(0)
  expect(
    covered(
      ['a', 'b'],
      (term) => term === 'a',
      () => 1,
    ),
  ).toBe(0.5)
})

it('documents answer while they are published and valid', () => {
  const open = { isPublished: true, validFrom: undefined, validUntil: undefined }
  expect(mayAnswer(open, 5)).toBe(true)
  expect(mayAnswer({ ...open, isPublished: false }, 5)).toBe(false)
  expect(mayAnswer({ ...open, validFrom: 6 }, 5)).toBe(false)
  expect(mayAnswer({ ...open, validUntil: 5 }, 5)).toBe(false)
})

describe('C-23 tips', () => {
  const questions = new Map(written.map(({ docId, question }) => [docId, question]))

  it('D-17 what was typed is between the markers, also when the word is not finished', () => {
    const asked = termsOf('retur', 'en')
    expect(highlighted('How do I return something?', asked, { language: 'en' })).toBe(
      'How do I <em>return</em> something?',
    )
    expect(highlighted('怎么申请退款？', termsOf('退款', 'zh'), { language: 'zh' })).toContain(
      '<em>退款</em>',
    )
  })

  it('D-17 a question never brings markers of its own', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<em>', '</em>', 'return', ' ', '<b>')), (parts) => {
        const question = parts.join('')
        const shown = highlights(highlighted(question, termsOf('return', 'en'), { language: 'en' }))
        expect(shown.every(({ text, strong }) => !strong || /^(return)+$/.test(text))).toBe(true)
      }),
    )
  })

  it('few, best first, and none that share nothing', () => {
    const { asked, ranked } = ask('money back')
    const tips = tipsOf(asked, ranked, questions, { language: 'en' })
    expect(tips[0]).toMatchObject({ docId: 'refund', question: 'When do I get my money back?' })
    expect(tips.length).toBeLessThanOrEqual(5)
    expect(tipsOf(termsOf('xqz', 'en'), ask('xqz').ranked, questions, { language: 'en' })).toEqual([])
  })
})

describe('kept cases', () => {
  const kept = { language: 'en', question: 'q', expectedDocId: 'd1', mustNotSay: ['60 days'] }

  it.each([
    [{ docId: 'd1', text: '30 days' }, undefined],
    [{ docId: 'd2', text: '' }, 'otherDocument'],
    [{ docId: undefined, text: '' }, 'noAnswer'],
    [{ docId: 'd1', text: 'within 60  DAYS' }, 'said'],
  ])('%j', (said, reason) => {
    expect(judgeCase(kept, said)?.reason).toBe(reason)
  })

  it('what has no answer must have none', () => {
    const nothing = { ...kept, expectedDocId: undefined }
    expect(judgeCase(nothing, { docId: 'd1', text: '' })?.reason).toBe('notRefused')
    expect(judgeCase(nothing, { docId: undefined, text: '' })).toBeUndefined()
  })
})

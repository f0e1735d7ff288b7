import { describe, expect, it } from 'vitest'
import { documentSimilarity, similarityOf } from './vector.ts'

const similarities = new Map([
  ['near', 0.8],
  ['far', 0.4],
])

describe('similarityOf', () => {
  it('lowers only documents that are less similar than the best one', () => {
    const of = similarityOf(similarities, { known: 0.7, foreign: 0.3 })
    expect(of('near').penalty).toBeCloseTo(0)
    expect(of('far').penalty).toBeLessThan(-1)
  })

  it('counts the same share of every scale the same', () => {
    const half = new Map([
      ['near', 0.4],
      ['far', 0.2],
    ])
    const large = similarityOf(similarities, { known: 0.7, foreign: 0.3 })
    const small = similarityOf(half, { known: 0.35, foreign: 0.15 })
    for (const docId of ['near', 'far']) {
      expect(small(docId).penalty).toBeCloseTo(large(docId).penalty)
      expect(small(docId).evidence).toBeCloseTo(large(docId).evidence)
    }
  })

  it('is evidence for what is as similar as known questions, against what is as similar as foreign ones', () => {
    const of = similarityOf(similarities, { known: 0.8, foreign: 0.4 })
    expect(of('near').evidence).toBeGreaterThan(0)
    expect(of('far').evidence).toBeLessThan(0)
  })

  it('is never more than one for or against', () => {
    const of = similarityOf(new Map([...similarities, ['opposite', -1]]), { known: 0.42, foreign: 0.41 })
    expect(of('near').evidence).toBe(1)
    expect(of('opposite').evidence).toBe(-1)
  })

  it('orders, but says nothing for or against, where nothing was measured', () => {
    const of = similarityOf(similarities, undefined)
    expect(of('far').penalty).toBeLessThan(0)
    expect([of('near').evidence, of('far').evidence]).toEqual([0, 0])
  })

  it.each([
    ['no document has a vector', new Map(), { known: 0.7, foreign: 0.3 }],
    ['foreign questions are as similar', similarities, { known: 0.3, foreign: 0.3 }],
  ])('counts nothing where %s', (_, all, scale) => {
    expect(similarityOf(all, scale)('near')).toEqual({ penalty: 0, evidence: 0 })
  })

  it('leaves a document alone that no model has read', () => {
    const of = similarityOf(similarities, { known: 0.7, foreign: 0.3 })
    expect(of('unread')).toEqual({ penalty: 0, evidence: 0 })
  })
})

it('a document is as similar as its parts are on average, of those that were read', () => {
  expect(documentSimilarity({ nearest: 0.9, usual: 0.6, answer: 0.3 })).toBeCloseTo(0.6)
  expect(documentSimilarity({ nearest: 0.9, usual: 0.6, answer: null })).toBeCloseTo(0.75)
  expect(documentSimilarity({ nearest: null, usual: null, answer: 0.3 })).toBeCloseTo(0.3)
})

import { expect, test } from 'vitest'
import { askedTerms } from '../terms.ts'
import { rankedDocument } from './document.ts'
import { likeFeatures, likenessTo } from './like-features.ts'

const documentOf = (question: string) =>
  rankedDocument({ docId: question, question, similar: [], answer: '', category: '', language: 'en' })
const evenly = () => 1
const featuresFor = (asked: string, question: string) => {
  const document = documentOf(question)
  const terms = askedTerms(asked, 'en')
  return likeFeatures(terms, document, document.questions, evenly, likenessTo(terms))
}

test('the same words count whole in both directions', () => {
  const same = featuresFor('cancel subscription', 'cancel subscription')
  expect(same).toEqual({ likeInDocument: 1, likeInQuestion: 1, likeQuestion: 1 })
})

test('words of like meaning count more than words of another meaning, and less than the same ones', () => {
  const like = featuresFor('my screen is smashed', 'damaged display')
  const other = featuresFor('my screen is smashed', 'opening hours')
  expect(like.likeInQuestion).toBeGreaterThan(other.likeInQuestion)
  expect(like.likeInQuestion).toBeLessThan(1)
})

test('what the document asks beside lowers only the measure of both directions', () => {
  const short = featuresFor('refund', 'refund')
  const long = featuresFor('refund', 'refund delivery parcel courier')
  expect(long.likeInQuestion).toBe(short.likeInQuestion)
  expect(long.likeQuestion).toBeLessThan(short.likeQuestion)
})

test('a question without words that count is like nothing', () => {
  expect(featuresFor('is it', 'refund')).toEqual({ likeInDocument: 0, likeInQuestion: 0, likeQuestion: 0 })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideLinks, type LinkDecision, type LinkedRow } from './decide-links.ts'
import { placesOf, type Place } from './linked-document.ts'

type Stored = { docId: string; language: string; topic: string }
const stored = (docId: string, language: string, topic = docId): Stored => ({ docId, language, topic })
const row = (docId: string, language: string, translationOf?: string): LinkedRow => ({
  docId,
  language,
  translationOf,
  isFixed: false,
})

const decided = (rows: LinkedRow[], documents: Stored[] = []) =>
  Object.fromEntries(decideLinks(rows, placesOf(documents)))

it('a translation is linked with the original, wherever that is and however far away', () => {
  const rows = [row('zh', 'zh', 'en'), row('en', 'en', ''), row('de', 'de', 'zh')]
  expect(decided(rows)).toEqual({ zh: { original: 'en' }, de: { original: 'en' } })
  expect(decided([row('de', 'de', 'zh')], [stored('en', 'en'), stored('zh', 'zh', 'en')])).toEqual({
    de: { original: 'en' },
  })
})

it('what is together already stays so, also without the original', () => {
  const pair = [stored('b', 'en', 'deleted'), stored('a', 'zh', 'deleted')]
  expect(decided([row('b', 'en', ''), row('a', 'zh', 'b')], pair)).toEqual({})
  expect(decided([row('b', 'en'), row('a', 'zh', '')], pair)).toEqual({})
})

it('an empty text takes a link away', () => {
  const pair = [stored('en', 'en'), stored('zh', 'zh', 'en')]
  expect(decided([row('en', 'en', ''), row('zh', 'zh', '')], pair)).toEqual({ zh: { original: null } })
})

it('a language has one version, and two that trade places leave them first', () => {
  expect(decided([row('en', 'en', ''), row('a', 'zh', 'en'), row('b', 'zh', 'en')])).toEqual({
    a: { original: 'en' },
    b: { problem: 'languageTaken' },
  })
  const documents = [
    stored('e1', 'en'),
    stored('z1', 'zh', 'e1'),
    stored('e2', 'en'),
    stored('z2', 'zh', 'e2'),
  ]
  expect(decided([row('z1', 'zh', 'e2'), row('z2', 'zh', 'e1')], documents)).toEqual({
    z1: { original: 'e2' },
    z2: { original: 'e1' },
  })
  expect(decided([row('z1', 'zh', 'e2')], documents)).toEqual({
    z1: { original: null, problem: 'languageTaken' },
  })
})

it('a link that may not change is told as changed, and moves nothing', () => {
  const pair = [stored('en', 'en'), stored('zh', 'zh', 'en')]
  const fixed = { ...row('zh', 'zh', ''), isFixed: true }
  expect(decided([fixed], pair)).toEqual({ zh: { original: 'zh' } })
  expect(decided([{ ...row('zh', 'zh', 'en'), isFixed: true }], pair)).toEqual({})
})

const ids = ['a', 'b', 'c', 'd', 'e']
const id = fc.constantFrom(...ids)
const language = fc.constantFrom('en', 'zh', 'de')
/** A topic is named after a document that is one of it, or was deleted. */
const documents = fc
  .uniqueArray(fc.record({ docId: id, language, topic: id }), { selector: ({ docId }) => docId })
  .map((all) => {
    const originals = new Set(all.flatMap(({ docId, topic }) => (docId === topic ? [docId] : [])))
    return all.map((one) => ({ ...one, topic: originals.has(one.topic) ? one.topic : 'deleted' }))
  })
const rows = fc.uniqueArray(
  fc.record({
    docId: id,
    language,
    translationOf: fc.option(fc.constantFrom(...ids, ''), { nil: undefined }),
  }),
  { selector: ({ docId }) => docId },
)

/** Stores what was decided, as the database does. */
function applied(
  before: readonly Stored[],
  rows: readonly LinkedRow[],
  decisions: Map<string, LinkDecision>,
) {
  const topics = new Map(before.map(({ docId, topic }) => [docId, topic]))
  const languages = new Map(before.map((one) => [one.docId, one.language]))
  for (const one of rows) {
    languages.set(one.docId, one.language)
    if (!topics.has(one.docId) || decisions.get(one.docId)?.original !== undefined)
      topics.set(one.docId, one.docId)
  }
  for (const mover of decisions.keys()) {
    const left = [...topics]
      .filter(([docId, topic]) => topic === mover && docId !== mover)
      .map(([docId]) => docId)
    const [first = ''] = left.toSorted()
    if (decisions.get(mover)?.original !== undefined) for (const docId of left) topics.set(docId, first)
  }
  for (const { original } of decisions.values()) {
    const topic = topics.get(original ?? '')
    if (original && topic !== undefined)
      for (const [docId, other] of topics) if (other === topic) topics.set(docId, original)
  }
  for (const [docId, { original }] of decisions) if (original) topics.set(docId, original)
  return [...topics].map(([docId, topic]) => stored(docId, languages.get(docId) ?? '', topic))
}

it('whatever rows ask for, a link never gives a language to a second document', () => {
  fc.assert(
    fc.property(rows, (asked) => {
      const known = new Set(asked.map(({ docId }) => docId))
      const sound = asked.map((one) => ({
        ...one,
        isFixed: false,
        translationOf: one.translationOf && known.has(one.translationOf) ? one.translationOf : '',
      }))
      const after = applied([], sound, decideLinks(sound, new Map<string, Place>()))
      for (const [, group] of Map.groupBy(after, ({ topic }) => topic))
        expect(new Set(group.map((one) => one.language)).size).toBe(group.length)
    }),
  )
})

it('the same rows again change no link', () => {
  fc.assert(
    fc.property(documents, rows, (before, asked) => {
      const known = new Set([...before, ...asked].map(({ docId }) => docId))
      const sound = asked.map((one) => ({
        ...one,
        isFixed: false,
        translationOf: one.translationOf && !known.has(one.translationOf) ? '' : one.translationOf,
      }))
      const once = applied(before, sound, decideLinks(sound, placesOf(before)))
      const again = decideLinks(sound, placesOf(once))
      expect([...again.values()].filter(({ original }) => original !== undefined)).toEqual([])
    }),
  )
})

import { expect, it } from 'vitest'
import {
  contentOf,
  contentWith,
  emptyContent,
  readChanges,
  readContent,
  safeAttachments,
  settingsOf,
  versionBody,
} from './document-content.ts'

const content = { ...emptyContent, question: 'Open?', answer: '<p>Yes.</p>', validUntil: 7 }

it('a draft takes a time away with null', () => {
  expect(settingsOf(content)).toMatchObject({ validFrom: null, validUntil: 7 })
  expect(contentWith(content, { validUntil: null, validFrom: 3 })).toEqual({
    ...emptyContent,
    question: 'Open?',
    answer: '<p>Yes.</p>',
    validFrom: 3,
  })
})

it('a version can be read again, also after the schema has changed', () => {
  const body = versionBody({ isPublished: true, content })
  expect(readContent(body)).toEqual(content)
  expect(readContent({ ...body, category: 7, unknown: 1, constructor: 'x' })).toEqual(content)
  expect(readContent({})).toEqual(emptyContent)
})

it('changes that are no longer valid are left out', () => {
  expect(readChanges({ question: null, validFrom: null, similar: ['a'], toString: 'x' })).toEqual({
    validFrom: null,
    similar: ['a'],
  })
})

it('a document without related ones has an empty list of them', () => {
  const document = { docId: 'd', robotNo: '1', language: 'en', isPublished: true }
  const texts = { question: 'Q', similar: [], answer: 'A', category: '', attachments: [] }
  const times = { validFrom: undefined, validUntil: undefined }
  expect(contentOf({ ...document, ...texts, ...times })).toEqual({ ...texts, related: [] })
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '/\\evil.example',
  ' https://x',
  '',
  'x.pdf',
])('a file at %j is left out', (url) => {
  const good = [
    { name: 'a', url: '/files/demo/a.pdf' },
    { name: 'b', url: 'HTTPS://shop.example/b.pdf' },
  ]
  expect(safeAttachments([...good, { name: 'c', url }])).toEqual(good)
})

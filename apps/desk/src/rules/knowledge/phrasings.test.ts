import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { expect, it } from 'vitest'
import { addPhrasings } from './phrasings.ts'

it('makes one phrasing of each line, each once', () => {
  expect(addPhrasings(['a'], ' b \r\n\na\nc\rd')).toEqual(['a', 'b', 'c', 'd'])
  expect(addPhrasings(['a'], '  ')).toEqual(['a'])
})

it('stops at the limit', () => {
  const many = Array.from({ length: 150 }, (_, at) => `phrasing ${at}`).join('\n')
  expect(addPhrasings([], many)).toHaveLength(knowledgeLimits.phrasings)
})

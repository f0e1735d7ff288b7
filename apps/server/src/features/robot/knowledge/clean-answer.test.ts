import { expect, it } from 'vitest'
import { cleanAnswer } from './clean-answer.ts'

it.each([
  '<a href="https://a.example" target="_blank" rel="opener">there</a>',
  '<a href="https://a.example" target="chat" onclick="open()" ping="//evil.example">there</a>',
])('22: a link of an answer is stored without what would hand our window to it: %s', (answer) => {
  expect(cleanAnswer(answer)).toBe('<a href="https://a.example">there</a>')
})

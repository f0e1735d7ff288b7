import { expect, it } from 'vitest'
import { joinSentences } from './join-sentences.ts'

it.each([
  [['You are next.', 'About a minute.'], 'You are next. About a minute.'],
  [['您当前排在第 3 位。', '预计 2 到 5 分钟。'], '您当前排在第 3 位。预计 2 到 5 分钟。'],
  [['คุณอยู่คิวที่ 3', ''], 'คุณอยู่คิวที่ 3'],
  [['', ''], ''],
])('%j are read as one text', (sentences, text) => {
  expect(joinSentences(...sentences)).toBe(text)
})

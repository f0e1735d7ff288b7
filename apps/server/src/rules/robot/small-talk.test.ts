import { expect, it } from 'vitest'
import { smallTalkOf } from './small-talk.ts'

it.each([
  ['hello', 'greeting'],
  ['Hi there!', 'greeting'],
  ['heyyyy 👋', 'greeting'],
  ['¡Hola, buenas tardes!', 'greeting'],
  ['你好，在吗？', 'greeting'],
  ['こんにちは', 'greeting'],
  ['السلام عليكم', 'greeting'],
  ['สวัสดีค่ะ', 'greeting'],
  ['ok thank you so much', 'thanks'],
  ['muchas gracias', 'thanks'],
  ['好的，谢谢', 'thanks'],
  ['ありがとうございます', 'thanks'],
  ['شكرا جزيلا', 'thanks'],
  ['ขอบคุณมากครับ', 'thanks'],
  ['thanks, bye!', 'bye'],
  ['adiós', 'bye'],
  ['再见', 'bye'],
  ['مع السلامة', 'bye'],
  ['ลาก่อนค่ะ', 'bye'],
  ['さようなら', 'bye'],
])('%s is %s', (text, kind) => {
  expect(smallTalkOf(text)).toBe(kind)
})

it.each([
  'hello, where is my order?',
  'thanks but it is still broken',
  'hide my data',
  'history',
  '你好，我要退货',
  'hola quiero devolver',
  'ok',
  '',
  '?',
  `hello ${'hello '.repeat(50)}`,
])('more than politeness, or nothing: %s', (text) => {
  expect(smallTalkOf(text)).toBeUndefined()
})

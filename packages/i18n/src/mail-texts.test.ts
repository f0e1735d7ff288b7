import { expect, it } from 'vitest'
import { mailTexts } from './mail-texts.ts'

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['zh-CN', 'zh'],
  ['zh-TW', 'tw'],
  ['ar-EG', 'ar'],
  ['', 'en'],
  ['klingon', 'en'],
])('who reads %j is written to in %s', (tag, code) => {
  expect(mailTexts(tag).code).toBe(code)
})

it('fills in what a text asks for, and takes it for words only', () => {
  const { t } = mailTexts('en')
  expect(t('mail.subject.ticket', { site: '{number}', number: '12345' })).toBe(
    '{number}: your request #12345',
  )
  expect(t('mail.files', { count: 1, names: 'a.pdf' })).toContain('Attached file: a.pdf.')
  expect(mailTexts('zh').t('mail.files', { count: 2, names: 'a.pdf' })).toContain('a.pdf')
})

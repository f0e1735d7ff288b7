import { expect, it } from 'vitest'
import { languageName } from './language-name.ts'

it('names languages in the reader’s own, and leaves what is none', () => {
  expect(languageName('fr', 'en')).toBe('French')
  expect(languageName('fr', 'zh')).toBe('法语')
  expect(languageName('not a locale!', 'en')).toBe('not a locale!')
})

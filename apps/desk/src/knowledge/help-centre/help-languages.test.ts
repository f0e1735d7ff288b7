import { expect, it } from 'vitest'
import { introLanguages, languageName } from './help-languages.ts'

it('introductions are asked for in the languages of the articles, and stay editable in the others', () => {
  const robot = { languages: [{ language: 'zh' }, { language: 'en' }] }
  expect(introLanguages(robot, { intros: { en: 'Hi', fr: 'Salut', de: 'Hallo' } })).toEqual([
    'zh',
    'en',
    'de',
    'fr',
  ])
  expect(introLanguages({ languages: [] }, { intros: {} })).toEqual([])
})

it('a language has its own name, or the one that its documents give it', () => {
  expect([languageName('zh'), languageName('pt-BR')]).toEqual(['简体中文', 'pt-BR'])
})

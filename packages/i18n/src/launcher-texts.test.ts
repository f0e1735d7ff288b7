import { expect, it } from 'vitest'
import { launcherTexts } from './launcher-texts.ts'
import { locales } from './locales.ts'

it.each(Object.keys(locales))('S-35 the launcher speaks %s, and leaves a place for the number', (code) => {
  const { t, ...spoken } = launcherTexts(code)
  expect(spoken.code).toBe(code)
  for (const key of ['launcher.open', 'launcher.close', 'launcher.title'] as const)
    expect(t(key)).toMatch(/\p{L}/u)
  // The loader puts the number there: the same line goes to everybody.
  expect(t('launcher.unread', { count: '{count}' }).split('{count}')).toHaveLength(2)
})

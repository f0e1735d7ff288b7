import { expect, it } from 'vitest'
import { launcherConfigExample } from '@foyer/contract/channel/launcher-config.ts'
import { badgeText, launcherLabel } from './view.ts'

it.each([
  [false, 0, 'Open chat'],
  [false, 3, 'Open chat, Unread messages: 3'],
  [true, 0, 'Close chat'],
  [true, 3, 'Close chat'],
])('open %j with %j unread: %s', (isOpen, unread, label) => {
  expect(launcherLabel(launcherConfigExample, isOpen, unread)).toBe(label)
})

it('the number has the digits of the language, and a label of the site stays as it was written', () => {
  const texts = { ...launcherConfigExample.texts, open: 'Ask {count} $&', unread: '{open}، {count}' }
  expect(launcherLabel({ locale: 'fa', texts }, false, 3)).toBe('Ask {count} $&، ۳')
})

it.each([
  [0, '', 'en'],
  [-1, '', 'en'],
  [1, '1', 'en'],
  [99, '99', 'en'],
  [100, '99+', 'en'],
  [12, '১২', 'bn'],
  [100, '၉၉+', 'my'],
])('%j unread: "%s" in %s', (unread, badge, locale) => expect(badgeText(unread, locale)).toBe(badge))

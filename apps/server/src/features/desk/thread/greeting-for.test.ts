import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { expect, it } from 'vitest'
import { greetingFor } from './write-to-thread.ts'

const greeted = { ...defaultChannelConfig, adminWelcomeMode: true } as const

it('a greeting that the channel has not changed is in the language of the visitor', () => {
  expect(greetingFor(greeted, 'es')).toBe('Hola, ¿en qué puedo ayudarle?')
  expect(greetingFor(greeted, 'zh-TW')).toBe('您好，請問有什麼可以為您服務？')
  expect(greetingFor(greeted, '')).toBe(defaultChannelConfig.adminWelcomeMsg)
  for (const code of Object.keys(locales)) expect(greetingFor(greeted, code)).toMatch(/\p{L}/u)
})

it("the channel's own text stays as it is, and no text stays none", () => {
  expect(greetingFor({ ...greeted, adminWelcomeMsg: 'Welcome back' }, 'fr')).toBe('Welcome back')
  expect(greetingFor({ ...greeted, adminWelcomeMode: false }, 'fr')).toBe('')
})

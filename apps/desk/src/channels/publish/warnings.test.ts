import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { textsOf } from '@foyer/core/channel/texts.ts'
import { expect, it } from 'vitest'
import { warningsOf } from './warnings.ts'

const settings = { ...channelSettingsExample, translations: {} }

it('nothing is wrong with settings that can be read', () => {
  expect(warningsOf(settings)).toEqual([])
})

it('warns once of a text that is hard to read', () => {
  const found = warningsOf({ ...settings, kitBgcolor: '#ffffff', kitTxcolor: '#eeeeee' })
  expect(found).toEqual([
    { kind: 'contrast', ground: 'kitBgcolor', text: 'kitTxcolor', ratio: expect.closeTo(1.16, 2) as number },
  ])
})

it('warns of languages that somebody has begun and not finished', () => {
  const whole = Object.fromEntries(textsOf(settings).map(({ text }) => [text, 'x']))
  const { [settings.noticeMsg]: _notice, ...almost } = whole
  expect(warningsOf({ ...settings, translations: { de: whole, fr: almost, es: {} } })).toEqual([
    { kind: 'translation', code: 'fr', missing: 1 },
  ])
})

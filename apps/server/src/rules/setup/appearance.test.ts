import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { expect, it } from 'vitest'
import { appearanceSettings, shownAppearance } from './appearance.ts'

const wanted = { mainColor: '#0A7D4F', titleDesc: ' Help ', robotName: 'Otto', robotWelcomeMsg: 'Hi!' }

it('a new colour brings all colours of the chat with it', () => {
  expect(appearanceSettings({ mainColor: '#1d5fd1' }, wanted)).toEqual({
    mainColor: '#0a7d4f',
    kitBgcolor: '#0a7d4f',
    kitTxcolor: '#ffffff',
    cusColor: '#e7f2ed',
    navigationBarColor: '#0a7d4f',
    titleDesc: 'Help',
    robotName: 'Otto',
    robotWelcomeMsg: 'Hi!',
  })
})

it('colours that somebody has chosen apart stay while the main one does', () => {
  expect(appearanceSettings({ mainColor: '#0a7d4f' }, wanted)).not.toHaveProperty('kitBgcolor')
})

it('an empty greeting is that of the visitor’s language, in both directions', () => {
  const { robotWelcomeMsg } = appearanceSettings(defaultChannelConfig, { ...wanted, robotWelcomeMsg: ' ' })
  expect(robotWelcomeMsg).toBe(factoryTexts.robotWelcome)
  for (const text of [factoryTexts.robotWelcome])
    expect(shownAppearance({ ...defaultChannelConfig, robotWelcomeMsg: text }).robotWelcomeMsg).toBe('')
  expect(shownAppearance({ ...defaultChannelConfig, robotWelcomeMsg: 'Hi!' }).robotWelcomeMsg).toBe('Hi!')
})

it.each([
  ['', '#1d5fd1'],
  ['#abc', '#aabbcc'],
  ['#0a7d4f80', '#0a7d4f'],
])('a stored colour %s is shown as %s', (mainColor, shown) => {
  expect(shownAppearance({ ...defaultChannelConfig, mainColor }).mainColor).toBe(shown)
})

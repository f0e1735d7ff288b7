import { expect, it } from 'vitest'
import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { changeSettings } from './change-settings.ts'

const current = encodeChannelConfig(defaultChannelConfig)

it('replaces what is named and keeps the rest', () => {
  expect(changeSettings(current, { titleDesc: 'Help', robotTipsFlag: 0 })).toEqual({
    config: { ...current, titleDesc: 'Help', robotTipsFlag: 0 },
  })
  expect(changeSettings(current, {})).toEqual({ config: current })
})

it('takes what show prints', () => {
  expect(changeSettings(current, current)).toEqual({ config: current })
})

it.each([
  [{ colour: 'red', titel: 'x' }, 'no such setting: colour, titel'],
  [{ mainColor: 'red' }, 'mainColor'],
  [{ robotTipsFlag: 7 }, 'robotTipsFlag'],
  [{ channelId: 'other' }, 'channelId cannot be changed'],
  [{ constructor: 1 }, 'no such setting: constructor'],
  [[], 'expected an object'],
  ['text', 'expected an object'],
  [null, 'expected an object'],
])('refuses %j', (change, problem) => {
  expect(changeSettings(current, change)).toEqual({ problem: expect.stringContaining(problem) as string })
})

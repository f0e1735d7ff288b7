import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { expect, it } from 'vitest'
import type { Setting } from '../fields/field-spec.ts'
import { findSettings } from './find-settings.ts'

const names: Partial<Record<Setting, string[]>> = {
  mainColor: ['Main colour', 'Buttons and links'],
  cusColor: ['Bubbles', 'The colour of the assistant'],
  robotWelcomeMsg: ['Grüße', ''],
}
const find = (words: string) => findSettings(words, channelSettingsExample, (setting) => names[setting] ?? [])

it('finds by name, then by explanation', () => {
  expect(find('colour')).toEqual(['mainColor', 'cusColor'])
  expect(find('LINKS buttons')).toEqual(['mainColor'])
})

it('finds by the current text, in lists too', () => {
  expect(find('one click away')).toEqual(['robotWelcomeMsg'])
  expect(find('size guide')).toEqual(['chatMenuConfigPlan'])
})

it('letters are found without their marks', () => {
  expect(find('gruße')).toEqual(['robotWelcomeMsg'])
})

it('finds by the name that the API has, and nothing for nothing', () => {
  expect(find('navigationBarShow')).toEqual(['navigationBarShowFlag'])
  expect(find('  ')).toEqual([])
  expect(find('no such words anywhere')).toEqual([])
})

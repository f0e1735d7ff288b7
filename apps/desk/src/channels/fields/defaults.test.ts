import { encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { newChannelConfig } from '@foyer/contract/channel/new-channel.ts'
import { defaultEvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { expect, it } from 'vitest'
import { defaultOf } from './defaults.ts'
import { allSettings } from './setting-table.ts'

const created = newChannelConfig({
  tenantId: 'demo',
  channelId: 'demo',
  name: 'Acme',
  labels: { name: 'Name', phone: 'Phone', email: 'Email' },
  phoneRule: 'international',
})
const stored: Record<string, unknown> = { ...encodeChannelConfig(created), ...defaultEvaluateInfo }
const own = ['titleDesc', 'robotName', 'userForm', 'userFormConfig']

it('has a row for every setting of a channel', () => {
  const names = Object.keys(ChannelSettings.shape).filter((name) => name !== 'translations')
  expect(allSettings.toSorted()).toEqual(names.toSorted())
})

it.each(allSettings.filter((setting) => !own.includes(setting)))(
  'a new channel begins with the default of %s',
  (setting) => {
    expect(defaultOf(setting)).toEqual(stored[setting])
  },
)

it.each(own)('%s is of the organisation: it has no default', (setting) => {
  expect(allSettings).toContain(setting)
  expect(defaultOf(setting as 'titleDesc')).toBe(undefined)
})

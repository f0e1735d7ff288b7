import { readRetention } from '@foyer/contract/desk/retention.ts'
import { expect, it } from 'vitest'
import { withRetention, type RetentionSettings } from './with-retention.ts'

const settings: RetentionSettings = {
  ...readRetention.example.output,
  retention: '1y',
  channels: [
    { channelId: 'shop', name: 'Shop', retention: '90d' },
    { channelId: 'app', name: 'App' },
  ],
}

it('changes all channels, and leaves those with a choice of their own', () => {
  expect(withRetention(settings, { of: 'tenant', retention: 'keep' })).toEqual({
    ...settings,
    retention: 'keep',
  })
})

it('changes one channel', () => {
  const changed = withRetention(settings, { of: 'channel', channelId: 'app', retention: '30d' })
  expect(changed).toEqual({
    ...settings,
    channels: [settings.channels[0], { channelId: 'app', name: 'App', retention: '30d' }],
  })
})

it('lets a channel follow the others again', () => {
  const changed = withRetention(settings, { of: 'channel', channelId: 'shop', retention: undefined })
  expect(changed.channels).toEqual([
    { channelId: 'shop', name: 'Shop' },
    { channelId: 'app', name: 'App' },
  ])
})

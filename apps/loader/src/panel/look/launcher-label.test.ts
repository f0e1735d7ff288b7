import { expect, it } from 'vitest'
import { channelLineExample } from '@foyer/contract/channel/channel-line.ts'
import { badgeText, launcherLabel } from './launcher-label.ts'

const { texts } = channelLineExample

it.each([
  [false, 0, 'Open the chat'],
  [false, 3, 'Open the chat, Unread messages: 3'],
  [true, 0, 'Close the chat'],
  [true, 3, 'Close the chat'],
])('open %j with %j unread: %s', (isOpen, unread, label) => {
  expect(launcherLabel(texts, isOpen, unread)).toBe(label)
})

it.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%j unread: "%s"', (unread, badge) => expect(badgeText(unread)).toBe(badge))

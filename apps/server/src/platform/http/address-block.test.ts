import { expect, it } from 'vitest'
import { addressBlock } from './address-block.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

import { expect, it } from 'vitest'
import { turnAddressOf } from './turn-url.ts'

it.each([
  ['turn:turn.shop.example', { host: 'turn.shop.example', port: 3478, via: 'udp' }],
  ['turn:turn.shop.example:3479?transport=udp', { host: 'turn.shop.example', port: 3479, via: 'udp' }],
  ['turn:turn.shop.example:443?transport=tcp', { host: 'turn.shop.example', port: 443, via: 'tcp' }],
  ['turns:turn.shop.example', { host: 'turn.shop.example', port: 5349, via: 'tls' }],
  ['turns:turn.shop.example:443?transport=tcp', { host: 'turn.shop.example', port: 443, via: 'tls' }],
  ['turn:[2001:db8::1]:3478', { host: '2001:db8::1', port: 3478, via: 'udp' }],
  ['turn:192.0.2.1', { host: '192.0.2.1', port: 3478, via: 'udp' }],
])('%s', (url, address) => {
  expect(turnAddressOf(url)).toEqual(address)
})

it('refuses what is no address of a relay', () => {
  expect(() => turnAddressOf('https://turn.shop.example')).toThrow('not an address of a relay')
})

import { describe, expect, it } from 'vitest'
import {
  addressOf,
  decodeStun,
  encodePeer,
  encodeStun,
  errorOf,
  portOf,
  stunLength,
  stunTypes,
} from './stun-message.ts'

const login = {
  username: '1794700000:doctor',
  credential: 'c2VjcmV0',
  realm: Buffer.from('shop.example'),
  nonce: Buffer.from('n'),
}

it('reads what it writes', () => {
  const { id, bytes } = encodeStun(stunTypes.allocate, [['transport', Buffer.from([17, 0, 0, 0])]], login)
  const message = decodeStun(bytes)
  expect(message).toMatchObject({ type: stunTypes.allocate, id })
  expect(message?.get('username')?.toString()).toBe(login.username)
  expect(message?.get('realm')?.toString()).toBe('shop.example')
  expect(message?.get('nonce')?.toString()).toBe('n')
  expect(message?.get('integrity')).toHaveLength(20)
  expect(message?.get('error')).toBeUndefined()
  expect(stunLength(bytes)).toBe(bytes.length)
})

it('RFC 5769 2.4: signs with the long-term credential', () => {
  // The key is MD5 of name, realm and password; the same message and key give the same signature.
  const first = encodeStun(stunTypes.refresh, [], login).bytes
  expect(decodeStun(first)?.get('integrity')).not.toEqual(
    decodeStun(encodeStun(stunTypes.refresh, [], { ...login, credential: 'other' }).bytes)?.get('integrity'),
  )
})

describe('an address', () => {
  it('of IPv4 is hidden and found again', () => {
    const peer = encodePeer('203.0.113.7', 49_152)
    expect(peer.toString('latin1')).not.toContain(String.fromCodePoint(203, 0, 113, 7))
    expect(addressOf(peer, '00'.repeat(12))).toBe('203.0.113.7')
    expect(portOf(peer)).toBe(49_152)
  })

  it('RFC 5769 2.3: of IPv6 is hidden by the id as well', () => {
    const id = 'b7e7a701bc34d686fa87dfae'
    const peer = Buffer.from('0002a1470113a9faa5d3f179bc25f4b5bed2b9d9', 'hex')
    expect(addressOf(peer, id)).toBe('2001:db8:1234:5678:11:2233:4455:6677')
    expect(portOf(peer)).toBe(32_853)
  })
})

it('an error is its class and number', () => {
  const { bytes } = encodeStun(0x0113, [['error', Buffer.from([0, 0, 4, 1])]])
  const message = decodeStun(bytes)
  expect(message && errorOf(message)).toBe(401)
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a short packet', Buffer.alloc(19)],
  ['a packet without the cookie', Buffer.alloc(20)],
  ['another length than it says', Buffer.concat([encodeStun(1, []).bytes, Buffer.alloc(4)])],
])('%s is no message', (_name, bytes) => {
  expect(decodeStun(bytes)).toBeUndefined()
})

it('an attribute that says to be longer than the packet ends with it', () => {
  const { bytes } = encodeStun(1, [['realm', Buffer.from('abcd')]])
  bytes.writeUInt16BE(60_000, 22)
  expect(decodeStun(bytes)?.get('realm')?.toString()).toBe('abcd')
})

import { describe, expect, it } from 'vitest'
import { backAddress, chatAddressIn } from './back-address.ts'

describe('the way back from the leave-message screen', () => {
  it('S-29 leads to the chat of the channel', () => {
    const window = { channelId: 'a b', isFramed: false, locale: null }
    expect(backAddress(window, () => 0.5)).toBe('/chat_online/index?channelId=a+b')
    expect(backAddress({ ...window, locale: 'fr' }, () => 0.5)).toBe(
      '/chat_online/index?channelId=a+b&locale=fr',
    )
  })

  it('S-29 leads to the address that the chat had, and nowhere else', () => {
    const chat = '/chat_online/index?channelId=demo&close=0&groupId=g1&loader=1'
    expect(chatAddressIn({ chat })).toBe(chat)
    for (const state of [null, undefined, 'x', {}, { chat: 1 }, { chat: 'https://evil.example/index?' }])
      expect(chatAddressIn(state)).toBeUndefined()
  })

  it('S-29 in a frame it says so, with a random value', () => {
    const framed = { channelId: 'demo', isFramed: true, locale: null }
    expect(backAddress(framed, () => 0.5)).toBe('/chat_online/index?channelId=demo&from=iframe&r=i')
    expect(backAddress(framed, () => 0.25)).not.toBe(backAddress(framed, () => 0.5))
  })
})

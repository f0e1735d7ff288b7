import { describe, expect, it } from 'vitest'
import { backAddress } from './back-address.ts'

describe('the way back from the leave-message screen', () => {
  it('S-29 leads to the chat of the channel', () => {
    const window = { channelId: 'a b', isFramed: false, locale: null }
    expect(backAddress(window, () => 0.5)).toBe('/chat_online/index?channelId=a+b')
    expect(backAddress({ ...window, locale: 'fr' }, () => 0.5)).toBe(
      '/chat_online/index?channelId=a+b&locale=fr',
    )
  })

  it('S-29 in a frame it says so, with a random value', () => {
    const framed = { channelId: 'demo', isFramed: true, locale: null }
    expect(backAddress(framed, () => 0.5)).toBe('/chat_online/index?channelId=demo&from=iframe&r=i')
    expect(backAddress(framed, () => 0.25)).not.toBe(backAddress(framed, () => 0.5))
  })
})

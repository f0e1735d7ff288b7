import { describe, expect, it } from 'vitest'
import { takeFragmentToken, takeLinkToken } from './link-token.ts'

function take(search: string): { token: string; shown: unknown[] } {
  const shown: unknown[] = []
  const history = { replaceState: (...args: unknown[]) => void shown.push(args[2]) }
  return { token: takeLinkToken({ pathname: '/chat_online/workorder', search }, history), shown }
}

describe('the token of a ticket link', () => {
  it('S-06 is taken out of the address, and nothing else is', () => {
    expect(take('?woId=w1&token=wo_x&userId=u1')).toEqual({
      token: 'wo_x',
      shown: ['/chat_online/workorder?woId=w1&userId=u1'],
    })
  })

  it('S-06 an address without one stays as it is, an empty or endless one is taken out too', () => {
    expect(take('?woId=w1')).toEqual({ token: '', shown: [] })
    expect(take('?woId=w1&token=')).toEqual({ token: '', shown: ['/chat_online/workorder?woId=w1'] })
    expect(take(`?token=${'x'.repeat(5000)}`).token).toHaveLength(500)
  })
})

describe('the token of a link that confirms a request', () => {
  function takeFrom(hash: string): { token: string; shown: unknown[] } {
    const shown: unknown[] = []
    const history = { replaceState: (...args: unknown[]) => void shown.push(args[2]) }
    const address = { pathname: '/chat_online/confirmData', search: '?locale=fr', hash }
    return { token: takeFragmentToken(address, history), shown }
  }

  it('is taken out of the fragment, with or without its name', () => {
    const shown = ['/chat_online/confirmData?locale=fr']
    expect(takeFrom('#token=d1.r1.mac')).toEqual({ token: 'd1.r1.mac', shown })
    expect(takeFrom('#d1.r1.mac')).toEqual({ token: 'd1.r1.mac', shown })
    expect(takeFrom(`#${'x'.repeat(5000)}`).token).toHaveLength(500)
  })

  it('an address without one stays as it is', () => {
    expect(takeFrom('')).toEqual({ token: '', shown: [] })
  })
})

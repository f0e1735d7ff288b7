import { describe, expect, it } from 'vitest'
import { takeLinkToken } from './link-token.ts'

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

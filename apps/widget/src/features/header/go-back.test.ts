import { afterEach, describe, expect, it, vi } from 'vitest'
import { goBack } from './go-back.ts'

afterEach(() => vi.unstubAllGlobals())

function tab(length: number): string[] {
  const went: string[] = []
  vi.stubGlobal('history', { length, back: () => went.push('back') })
  vi.stubGlobal('location', { assign: (url: string) => went.push(url) })
  return went
}

describe('the way back', () => {
  it('S-09 is the one the visitor came', () => {
    const went = tab(2)
    goBack('https://shop.example/cart')
    expect(went).toEqual(['back'])
  })

  it('S-09 in a new tab leads to the page the chat was opened from', () => {
    const went = tab(1)
    goBack('https://shop.example/cart')
    goBack('javascript:alert(1)')
    expect(went).toEqual(['https://shop.example/cart'])
  })
})

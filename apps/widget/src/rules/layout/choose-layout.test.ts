import { describe, expect, it } from 'vitest'
import { chooseLayout } from './choose-layout.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const tablet = 'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

describe('layout', () => {
  it('S-04 K-01 a phone of at most 800 px is mobile', () => {
    expect(chooseLayout(iphone, 390)).toBe('mobile')
    expect(chooseLayout(android, 412)).toBe('mobile')
    expect(chooseLayout(android, 800)).toBe('mobile')
  })

  it('S-04 a wide phone, a narrow desktop window and a tablet are desktop', () => {
    expect(chooseLayout(iphone, 801)).toBe('desktop')
    expect(chooseLayout(desktop, 390)).toBe('desktop')
    expect(chooseLayout(tablet, 700)).toBe('desktop')
  })
})

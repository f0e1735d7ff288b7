import { expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

it('an address and a title as they are', () => {
  expect(pageOf('https://shop.example/cart?step=2#pay', 'Cart')).toEqual({
    url: 'https://shop.example/cart?step=2#pay',
    title: 'Cart',
  })
})

it('of an endless address, what comes before the question', () => {
  expect(pageOf(`https://shop.example/cart?x=${'y'.repeat(3000)}`, '').url).toBe('https://shop.example/cart')
})

it('an endless title is cut', () => {
  expect(pageOf('https://shop.example/', 'x'.repeat(999)).title).toHaveLength(200)
})

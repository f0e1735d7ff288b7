import { expect, it } from 'vitest'
import { setupLink } from './setup-link.ts'

it.each([
  ['https://help.shop.example', 'http://127.0.0.1:8080', 'https://help.shop.example/desk/setup#token=t'],
  ['https://shop.example/help', 'http://0.0.0.0:8080', 'https://shop.example/help/desk/setup#token=t'],
  [undefined, 'http://127.0.0.1:8080', 'http://127.0.0.1:8080/desk/setup#token=t'],
  [undefined, 'http://0.0.0.0:8080', 'http://localhost:8080/desk/setup#token=t'],
  [undefined, 'http://[::]:8080', 'http://localhost:8080/desk/setup#token=t'],
  [undefined, 'http://[::1]:8080', 'http://[::1]:8080/desk/setup#token=t'],
])('public address %s, listening at %s', (publicUrl, listening, link) => {
  expect(setupLink(publicUrl, listening, 't')).toBe(link)
})

it('keeps the token out of what browsers send', () => {
  const url = new URL(setupLink(undefined, 'http://127.0.0.1:1', 'secret'))
  expect(url.pathname + url.search).not.toContain('secret')
})

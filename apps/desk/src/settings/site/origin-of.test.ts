import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Origin } from '@foyer/contract/channel/config/appearance.ts'
import { originOf } from './origin-of.ts'

it.each([
  ['https://shop.example', 'https://shop.example'],
  [' https://Shop.Example/kettles?id=1#top ', 'https://shop.example'],
  ['shop.example', 'https://shop.example'],
  ['shop.example/kettles', 'https://shop.example'],
  ['https://shop.example:443', 'https://shop.example'],
  ['http://shop.example:8080', 'http://shop.example:8080'],
  ['*.shop.example', 'https://*.shop.example'],
  ['https://*.shop.example', 'https://*.shop.example'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://user:pass@shop.example', 'https://shop.example'],
])('%s is %s', (typed, origin) => expect(originOf(typed)).toBe(origin))

it.each([
  '',
  ' ',
  '*',
  'https://',
  'https://*',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://a.b; script-src *',
  'https://sh*p.example',
  'http://[::1]:3000',
  'two words',
])('%s is none', (typed) => expect(originOf(typed)).toBeUndefined())

it('whatever is typed, the server takes what becomes of it', () => {
  const typed = fc.oneof(fc.string(), fc.webUrl(), fc.domain(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(typed, (text) => {
      const origin = originOf(text)
      if (origin !== undefined) expect(Origin.safeParse(origin).success).toBe(true)
    }),
    { numRuns: 300 },
  )
})

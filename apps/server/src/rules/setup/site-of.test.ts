import { expect, it } from 'vitest'
import { siteOf } from './site-of.ts'

const host = 'help.example'

it.each([
  ['the origin', { origin: 'https://shop.example' }, 'https://shop.example'],
  [
    'of an address only the origin',
    { referer: 'https://shop.example/cart?user=sam' },
    'https://shop.example',
  ],
  ['a port', { origin: 'http://localhost:3000' }, 'http://localhost:3000'],
  [
    'the origin before the address',
    { origin: 'https://a.example', referer: 'https://b.example/' },
    'https://a.example',
  ],
  ['no credentials', { referer: 'https://sam:secret@shop.example/' }, 'https://shop.example'],
])('%s', (_name, headers, site) => {
  expect(siteOf({ ...headers, host }, undefined)).toBe(site)
})

it.each([
  ['nothing', {}],
  ['a page without an origin', { origin: 'null' }],
  ['our own page', { referer: 'https://help.example/desk/' }],
  ['our own page behind a proxy', { referer: 'https://public.example/desk/' }],
  ['an app', { origin: 'capacitor://localhost' }],
  ['a file', { origin: 'file:///home/sam' }],
  ['no address', { referer: '<script>' }],
  ['a name that is too long', { origin: `https://${'a.'.repeat(200)}example` }],
])('%s is no site', (_name, headers) => {
  expect(siteOf({ ...headers, host }, 'https://public.example')).toBe(undefined)
})

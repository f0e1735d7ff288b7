import { expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) })
const box = createSecretBox([key('k1', 1)])

it('what was sealed opens, and is never the same twice', () => {
  const sealed = box.seal('sk-secret ключ', 'a:1')
  expect(sealed).not.toContain('secret')
  expect(box.open(sealed, 'a:1')).toBe('sk-secret ключ')
  expect(box.seal('sk-secret ключ', 'a:1')).not.toBe(sealed)
})

it('opens for nobody else, and not when a bit of it is another', () => {
  const sealed = box.seal('secret', 'a:1')
  expect(box.open(sealed, 'a:2')).toBeUndefined()
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(box.open(`k1:${changed.toString('base64url')}`, 'a:1')).toBeUndefined()
  }
  for (const nonsense of ['', 'k1', 'k1:', 'k1:AAAA', ':', 'k9:AAAA'])
    expect(box.open(nonsense, 'a:1')).toBeUndefined()
})

it('keys can be replaced: the first seals, all open', () => {
  const sealed = box.seal('secret', 'a:1')
  const both = createSecretBox([key('k2', 2), key('k1', 1)])
  expect(both.open(sealed, 'a:1')).toBe('secret')
  expect(both.seal('secret', 'a:1')).toMatch(/^k2:/)
  expect(createSecretBox([key('k2', 2)]).open(sealed, 'a:1')).toBeUndefined()
})

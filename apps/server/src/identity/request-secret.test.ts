import { describe, expect, it } from 'vitest'
import {
  confirmToken,
  exportPath,
  isSecretOf,
  newSecretHash,
  readConfirmToken,
  readExportName,
} from './request-secret.ts'

const key = { id: 'a', secret: Buffer.alloc(32, 1) }
const newer = { id: 'b', secret: Buffer.alloc(32, 2) }
const ref = { tenantId: 71, id: 'AbCdEfGhIjKlMnOpQrStUv' }
const hash = newSecretHash([key], 'confirm', ref)

describe('the token of a mail', () => {
  it('is read again and fits its hash', () => {
    const token = confirmToken([key], ref, hash) ?? ''
    const { secret = '', ...named } = readConfirmToken(token) ?? {}
    expect(named).toEqual(ref)
    expect(isSecretOf(secret, hash)).toBe(true)
  })

  it('stays the same when a newer key signs, and ends with its key', () => {
    expect(confirmToken([newer, key], ref, hash)).toBe(confirmToken([key], ref, hash))
    expect(confirmToken([newer], ref, hash)).toBeUndefined()
    expect(confirmToken([key], ref, null)).toBeUndefined()
  })

  it('is for one request of one tenant, and for nothing else', () => {
    const { secret = '' } = readConfirmToken(confirmToken([key], ref, hash) ?? '') ?? {}
    const others = [
      newSecretHash([key], 'download', ref),
      newSecretHash([key], 'confirm', { ...ref, tenantId: 72 }),
      newSecretHash([key], 'confirm', { ...ref, id: 'BbCdEfGhIjKlMnOpQrStUv' }),
      newSecretHash([newer], 'confirm', ref),
      null,
    ]
    for (const other of others) expect(isSecretOf(secret, other)).toBe(false)
  })

  it.each([
    '',
    'd1.',
    'd2.1z-AbCdEfGhIjKlMnOpQrStUv.x',
    'd1.1z-short.x',
    `d1.zzzzzzz-AbCdEfGhIjKlMnOpQrStUv.${'A'.repeat(43)}`,
  ])('%j is none', (token) => {
    expect(readConfirmToken(token)).toBeUndefined()
  })
})

it('the address of a file is read again, and nothing else is one', () => {
  const download = newSecretHash([key], 'download', ref)
  const path = exportPath([key], ref, download) ?? ''
  expect(path).toMatch(/^\/exports\/1z-AbCdEfGhIjKlMnOpQrStUv\.[\w-]{43}\.zip$/)
  const name = path.slice('/exports/'.length)
  expect(readExportName(name)).toMatchObject(ref)
  for (const wrong of [name.slice(0, -4), `../${name}`, `${name}.zip`, name.replace('-', '/'), `${name}\n`])
    expect(readExportName(wrong)).toBeUndefined()
  expect(exportPath([key], ref, hash), 'the hash of another purpose').toBeUndefined()
})

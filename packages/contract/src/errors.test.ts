import { describe, expect, it } from 'vitest'
import { visitorApi } from './api.ts'
import { failure } from './envelope.ts'
import { errors, isErrorCode, wireCodeOf } from './errors.ts'

describe.each(Object.entries(errors))('%s', (name, row) => {
  it('has a status, a code that old clients know, a text key and a way to show', () => {
    expect([400, 401, 403, 404, 409, 413, 415, 429, 500, 503]).toContain(row.http)
    if (!isErrorCode(name)) throw new Error(name)
    expect(wireCodeOf(name) === 500).toBe(row.http >= 500)
    expect(wireCodeOf(name) === 401).toBe(row.http === 401)
    expect(row.text).toMatch(/^error\.[a-zA-Z]+$/)
    expect(['silent', 'toast', 'confirm', 'page']).toContain(row.show)
  })

  it('becomes an answer without a word of its cause', () => {
    if (!isErrorCode(name)) throw new Error(name)
    expect(failure(name, 'r1')).toEqual({
      code: wireCodeOf(name),
      msg: row.text,
      error: name,
      requestId: 'r1',
    })
  })
})

it('isErrorCode takes nothing from a prototype', () => {
  for (const wrong of ['toString', '__proto__', 'constructor', '', 7, null])
    expect(isErrorCode(wrong)).toBe(false)
})

it('endpoints name an error once', () => {
  for (const { errors: own } of Object.values(visitorApi)) expect(new Set(own).size).toBe(own.length)
})

import { describe, expect, it } from 'vitest'
import { visitorApi } from './api.ts'
import { failure } from './envelope.ts'
import { errors, isErrorCode, wireCodeOf } from './errors.ts'

describe.each(Object.entries(errors))('%s', (name, row) => {
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

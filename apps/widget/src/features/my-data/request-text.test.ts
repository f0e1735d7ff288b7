import { ownDataRequestExample, waitingExample } from '@foyer/contract/my-data/data-request.ts'
import { describe, expect, it } from 'vitest'
import { isPending, requestText, withRequest } from './request-text.ts'

describe('the text of a data request', () => {
  it('tells copies from erasures while they are made and when they are done', () => {
    expect(requestText({ kind: 'export', state: 'waiting' })).toBe('myData.preparing')
    expect(requestText({ kind: 'erasure', state: 'waiting' })).toBe('myData.deleting')
    expect(requestText({ kind: 'export', state: 'done' })).toBe('myData.ready')
    expect(requestText({ kind: 'erasure', state: 'done' })).toBe('myData.deleted')
  })

  it('names the mail for both kinds', () => {
    expect(requestText({ kind: 'export', state: 'unconfirmed' })).toBe('myData.mailSent')
    expect(requestText({ kind: 'erasure', state: 'unconfirmed' })).toBe('myData.mailSent')
  })
})

describe('requests in a list', () => {
  it('are pending until they are done, failed or expired', () => {
    expect(isPending({ state: 'waiting' })).toBe(true)
    expect(isPending({ state: 'unconfirmed' })).toBe(true)
    for (const state of ['done', 'failed', 'expired'] as const) expect(isPending({ state })).toBe(false)
  })

  it('keep their place when they change, and a new one comes first', () => {
    const other = { ...waitingExample, requestId: 'other' }
    expect(withRequest([other, waitingExample], ownDataRequestExample)).toEqual([
      other,
      ownDataRequestExample,
    ])
    expect(withRequest([other], waitingExample)).toEqual([waitingExample, other])
  })
})

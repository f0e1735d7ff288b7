import { describe, expect, it } from 'vitest'
import { findVisitor, rememberVisitor } from './known-visitors.ts'

const sam = { tenantId: 'shop', channelId: 'web', userId: 'u1' }
const inApp = { tenantId: 'shop', channelId: 'app', userId: 'u2' }
const elsewhere = { tenantId: 'bank', channelId: 'b', userId: 'u3' }
const known = [sam, inApp, elsewhere].reduce<unknown>(rememberVisitor, undefined)

describe('whom a browser knows', () => {
  it('S-06 S-07 is found by what the address names, the last one first', () => {
    expect(findVisitor(known, {})).toEqual(elsewhere)
    expect(findVisitor(known, { tenantId: 'shop' })).toEqual(inApp)
    expect(findVisitor(known, { userId: 'u1', tenantId: '' })).toEqual(sam)
    expect(findVisitor(known, { channelId: 'web' })).toEqual(sam)
  })

  it('S-06 somebody else is nobody', () => {
    expect(findVisitor(known, { userId: 'u9' })).toBeUndefined()
    expect(findVisitor(known, { userId: 'u1', tenantId: 'bank' })).toBeUndefined()
    expect(findVisitor(undefined, {})).toBeUndefined()
  })

  it('a new name in a channel takes the place of the old one', () => {
    const again = rememberVisitor(known, { ...sam, userId: 'u4' })
    expect(findVisitor(again, { channelId: 'web' })?.userId).toBe('u4')
    expect(again).toHaveLength(3)
  })

  it('keeps no proof, and not everybody for ever', () => {
    const withToken = { ...sam, token: 'secret' }
    expect(JSON.stringify(rememberVisitor([], withToken))).not.toContain('secret')
    let many: unknown = []
    for (let at = 0; at < 30; at++) many = rememberVisitor(many, { ...sam, channelId: `c${at}` })
    expect(many).toHaveLength(20)
  })

  it.each(['x', 7, {}, [null, 'x', { userId: 'u1' }]])(
    'what others left in the storage is nobody: %j',
    (kept) => {
      expect(findVisitor(kept, {})).toBeUndefined()
    },
  )
})

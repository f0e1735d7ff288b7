import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { describe, expect, it } from 'vitest'
import { hasTag, menuItems, saysMenuName } from './menu-items.ts'

const tag = { msgText: '', docId: '', labelLink: '', background: '', color: '' }
const ask = { ...tag, id: 'a', menuType: 'ask' as const, menuName: 'Ask' }
const person = { ...tag, id: 'b', menuType: 'transfer' as const, menuName: 'A person' }
const nothing = menusOf([])

describe('the quick menu', () => {
  it('S-12 the plan comes before the list, the list before the items by id', () => {
    const byId = { chatMenuConfigObj: { b: person, a: ask } }
    expect(menuItems({ ...nothing, ...byId })).toEqual([person, ask])
    expect(menuItems({ ...nothing, ...byId, chatMenuConfigList: [ask] })).toEqual([ask])
    expect(menuItems({ ...menusOf([ask]), chatMenuConfigPlan: { menus: [person] } })).toEqual([person])
  })

  it('S-12 without a channel, without items or without words there are no tags', () => {
    expect(menuItems(undefined)).toEqual([])
    expect(menuItems(nothing)).toEqual([])
    expect(menuItems(menusOf([{ ...ask, menuName: ' ' }]))).toEqual([])
  })

  it('D-06 tells a pressed tag from what the visitor wrote', () => {
    const said = (msgContent: string, senderType: 1 | 2 = 1) =>
      saysMenuName(menusOf([ask]), decodeMessage({ ...wireMessageExample, msgContent, senderType }))
    expect([said('Ask'), said('Ask me'), said('Ask', 2)]).toEqual([true, false, false])
  })

  it('P-03 knows whether the strip leads to a person', () => {
    expect(hasTag(defaultChannelConfig, 'transfer')).toBe(true)
    expect(hasTag(menusOf([ask]), 'transfer')).toBe(false)
    expect(hasTag(undefined, 'transfer')).toBe(false)
  })
})

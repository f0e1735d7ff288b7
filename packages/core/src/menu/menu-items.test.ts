import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { menuTypes } from '@foyer/contract/codes.ts'
import { describe, expect, it } from 'vitest'
import { hasTransferTag, menuItems } from './menu-items.ts'

const tag = { msgText: '', docId: '', labelLink: '', background: '', color: '' }
const ask = { ...tag, id: 'a', menuType: menuTypes.ask, menuName: 'Ask' }
const person = { ...tag, id: 'b', menuType: menuTypes.transfer, menuName: 'A person' }
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

  it('P-03 knows whether the strip leads to a person', () => {
    expect(hasTransferTag(defaultChannelConfig)).toBe(true)
    expect(hasTransferTag(menusOf([ask]))).toBe(false)
    expect(hasTransferTag(undefined)).toBe(false)
  })
})

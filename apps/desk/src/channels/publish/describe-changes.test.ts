import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { channelSettingsExample as published } from '@foyer/contract/settings/channel-settings-example.ts'
import { describe, expect, it } from 'vitest'
import { describeChanges } from './describe-changes.ts'

const changesTo = (changes: Partial<WireChannelSettings>) =>
  describeChanges(published, { ...published, ...changes })
const [first, second, third, ...others] = published.chatMenuConfigPlan.menus
if (!first || !second || !third) throw new Error('the example has menus')
const toMenus = (menus: WireChannelSettings['chatMenuConfigPlan']['menus']) =>
  changesTo({ chatMenuConfigPlan: { menus } })

describe('changes in words', () => {
  it('there are none between equal settings, whatever the order of their fields', () => {
    const turned = { ...published, launcher: { ...published.launcher } }
    turned.launcher = { offsetY: 0, offsetX: 0, size: 60, icon: '', label: '' }
    expect(describeChanges(published, turned)).toEqual([])
  })

  it('colours, switches, numbers, choices and texts, in the order of the editor', () => {
    const changes = changesTo({ videoCallFlag: 0, receiveMode: 3, userTimeoutTime: 5, mainColor: '#0a7d4f' })
    expect(changes).toEqual([
      {
        key: 'mainColor',
        kind: 'value',
        before: { kind: 'colour', colour: '#1d5fd1' },
        after: { kind: 'colour', colour: '#0a7d4f' },
      },
      {
        key: 'receiveMode',
        kind: 'value',
        before: { kind: 'choice', setting: 'receiveMode', name: 'robot' },
        after: { kind: 'choice', setting: 'receiveMode', name: 'humanOnly' },
      },
      {
        key: 'userTimeoutTime',
        kind: 'value',
        before: { kind: 'number', value: 10, unit: 'min' },
        after: { kind: 'number', value: 5, unit: 'min' },
      },
      {
        key: 'videoCallFlag',
        kind: 'value',
        before: { kind: 'switch', isOn: true },
        after: { kind: 'switch', isOn: false },
      },
    ])
  })

  it('items that are added, removed and changed', () => {
    const added = { ...first, id: 'new', menuName: 'Prices' }
    expect(toMenus([first, { ...second, color: '#000000' }, ...others, added])).toEqual([
      {
        key: 'chatMenuConfigPlan',
        kind: 'parts',
        fields: [],
        items: [
          { kind: 'added', name: 'Prices' },
          { kind: 'removed', name: third.menuName },
          { kind: 'changed', name: second.menuName },
        ],
      },
    ])
  })

  it('one item that was moved across others is the only one that moved', () => {
    const [change] = toMenus([second, third, ...others, first])
    expect(change).toMatchObject({ items: [{ kind: 'moved', name: first.menuName }] })
  })

  it('items without an id are known by their names, and equal names by their order', () => {
    const tips = (...texts: string[]) => texts.map((autoTip) => ({ autoTip }))
    const [change] = describeChanges(
      { ...published, autoTip: tips('One', 'One', 'Two') },
      { ...published, autoTip: tips('Two', 'One', 'Three') },
    )
    expect(change).toMatchObject({
      items: [
        { kind: 'added', name: 'Three' },
        { kind: 'removed', name: 'One' },
        { kind: 'moved', name: 'One' },
      ],
    })
  })

  it('fields of a setting that has several', () => {
    const faq = { ...published.faq, showType: 1 as const }
    const sideBarConfig = { ...published.sideBarConfig, adFlag: 1 as const, quickList: [] }
    expect(changesTo({ faq, sideBarConfig })).toMatchObject([
      { fields: [{ field: 'showType', before: { name: 'tabs' }, after: { name: 'list' } }], items: [] },
      {
        fields: [{ field: 'adFlag', before: { isOn: false }, after: { isOn: true } }],
        items: published.sideBarConfig.quickList.map(({ name }) => ({ kind: 'removed', name })),
      },
    ])
  })

  it('each language by the number of its texts', () => {
    const translations = {
      de: { 'Talk to an agent': 'Anders', Rude: 'Grob' },
      fr: { Rude: 'Impoli' },
      es: {},
    }
    expect(changesTo({ translations })).toEqual([
      { key: 'translations.de', kind: 'texts', count: { added: 1, removed: 0, changed: 1 } },
      { key: 'translations.fr', kind: 'texts', count: { added: 1, removed: 0, changed: 0 } },
    ])
    expect(changesTo({ translations: {} })).toEqual([
      { key: 'translations.de', kind: 'texts', count: { added: 0, removed: 1, changed: 0 } },
    ])
  })
})

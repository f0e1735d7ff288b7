import { ChannelConfig, defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import {
  faqShowTypes,
  fieldTypes,
  leaveMsgTypes,
  menubarTypes,
  menuTypes,
  receiveModes,
} from '@foyer/contract/codes.ts'
import { defaultEvaluateInfo, EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

const wire = encodeChannelConfig(defaultChannelConfig)
const [entry] = wire.faq.showContent
const [item] = wire.chatMenuConfigList
const line = wire.userForm.formList.at(-1)
const unseen = ['tenantId', 'channelId', 'robotNo', 'allowedOrigins', 'launcher', 'replyGoalTime'] as const

const evil = fc.constantFrom<unknown>(
  'javascript:alert(1)',
  'data:text/html,<script>',
  '//evil.example',
  'red;background:url(//evil)',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(4001),
  { toString: 'x', length: 1e9 },
  Array.from({ length: 500 }, () => ({})),
  [null, [[]], 7, 'x', { id: {} }],
  Number.NaN,
  -1,
  1e21,
  null,
  true,
)
const hostile = fc.oneof(evil, fc.anything({ maxDepth: 4, withNullPrototype: true }))

describe('the settings of a draft', () => {
  it('are read as the schema reads them, each of them', () => {
    const { channel, rating } = readSettings({ ...wire, ...defaultEvaluateInfo })
    const expected = Object.entries(defaultChannelConfig).filter(([name]) => !isUnseen(name))
    expect(channel).toEqual(Object.fromEntries(expected))
    expect(rating).toEqual(defaultEvaluateInfo)
  })

  it.each([
    ['receiveMode', receiveModes, (receiveMode: number) => ({ receiveMode })],
    ['leaveMsgType', leaveMsgTypes, (leaveMsgType: number) => ({ leaveMsgType })],
    ['showType', faqShowTypes, (showType: number) => ({ faq: { ...wire.faq, showType } })],
    ['type', menubarTypes, (type: number) => ({ faq: { ...wire.faq, showContent: [{ ...entry, type }] } })],
    ['menuType', menuTypes, (menuType: number) => ({ chatMenuConfigList: [{ ...item, menuType }] })],
    [
      'fieldType',
      fieldTypes,
      (fieldType: number) => ({ userForm: { ...wire.userForm, formList: [{ ...line, fieldType }] } }),
    ],
  ])('every code of %s is known', (name, table, settings) => {
    for (const [decoded, code] of Object.entries(table))
      expect(JSON.stringify(readSettings(settings(code)).channel)).toContain(`"${name}":"${decoded}"`)
  })

  it('whatever somebody sends, every setting that is taken has the shape of the schema', () => {
    const names = [...Object.keys(wire), ...Object.keys(defaultEvaluateInfo)]
    fc.assert(
      fc.property(fc.constantFrom(...names), hostile, (name, value) => {
        const { channel, rating } = readSettings({ [name]: value })
        const config = { ...defaultChannelConfig, ...channel }
        expect(ChannelConfig.safeParse(encodeChannelConfig(config)).success).toBe(true)
        expect(EvaluateInfo.safeParse({ ...defaultEvaluateInfo, ...rating }).success).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('a list with a hostile entry keeps the others', () => {
    fc.assert(
      fc.property(hostile, (entry) => {
        const good = wire.groupConfig
        const { groupConfig } = readSettings({ groupConfig: [...good, entry] }).channel
        expect(groupConfig?.slice(0, good.length)).toEqual(good)
      }),
    )
  })

  it('in a list, an address that leads nowhere safe is empty', () => {
    const [first] = wire.sideBarConfig.quickList
    const quickList = [{ ...first, link: 'javascript:alert(1)', url: 'data:image/svg+xml,<svg/>' }]
    const { sideBarConfig } = readSettings({ sideBarConfig: { ...wire.sideBarConfig, quickList } }).channel
    expect(sideBarConfig?.quickList).toEqual([{ name: first?.name, link: '', url: '' }])
  })

  it('keys of a prototype are no settings', () => {
    expect(readSettings(Object.create({ robotName: 'inherited' })).channel).toEqual({})
    const items = JSON.parse('{"__proto__": {"id": "x"}, "constructor": 1}') as object
    expect(readSettings({ chatMenuConfigObj: items }).channel).toEqual({ chatMenuConfigObj: {} })
  })
})

function isUnseen(name: string): boolean {
  return unseen.some((each) => each === name)
}

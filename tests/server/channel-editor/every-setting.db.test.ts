import { beforeAll, expect, it } from 'vitest'
import { ChannelSettings, type WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { leavesOf } from '@foyer/contract/input-leaves.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { must } from '../team/given.ts'
import { givenChannel, publish, read, save } from './given.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })
let ana: Agent
beforeAll(async () => {
  ana = await Agent.signIn(world.http, 'ana@demo.example')
})

const question = { question: 'Why?', docId: 'd1' }

/** Settings in which every list has an item, so that every field has a value that can change. */
const whole: WireChannelSettings = {
  ...channelSettingsExample,
  faq: {
    showType: 1,
    showContent: [
      {
        id: 'f1',
        name: 'Delivery',
        imgUrl: '',
        type: 1,
        questionList: [question],
        faqGrouplist: [{ id: 'g1', name: 'More', questionList: [question] }],
        labelLink: '',
      },
    ],
    btnList: [{ id: 'b1', name: 'Damage' }],
  },
  sideBarConfig: {
    ...channelSettingsExample.sideBarConfig,
    adList: [{ url: '', link: '' }],
  },
}

/** The same settings with another value in every field. */
function changed(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, `${path}.*`))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, changed(field, `${path}.${name}`)]),
    )
  const special = specials.find(([pattern]) => pattern.test(path))
  if (special) return special[1](value)
  if (value === 0 || value === 1) return 1 - value
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}x` : value
}

const next = (most: number) => (value: unknown) => (Number(value) + 1) % most
/** Fields whose values are of a kind. */
const specials: readonly [RegExp, (value: unknown) => unknown][] = [
  [/olor$|\.background$/, () => '#0a0b0c'],
  [/receiveMode$/, next(4)],
  [/showType$|fieldType$|leaveMsgType$|evaluateModel$/, (value) => (value === 1 ? 2 : 1)],
  [/showContent\.\*\.type$/, (value) => (value === 1 ? 2 : 1)],
  [/menuType$/, (value) => (value === 0 ? 1 : 0)],
  [/\.level$/, (value) => (value === 1 ? 2 : 1)],
  [/phoneRule$/, (value) => (value === 'mainland' ? 'international' : 'mainland')],
  [/^\.language$/, () => 'de'],
  [/main(Width|Height)$|offset[XY]$/, (value) => Number(value) + 7],
]

/** The values of a document by their places, lists by the place of their first item. */
function valuesOf(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (Array.isArray(value)) return value.length === 0 ? [] : valuesOf(value[0], [...path, '[]'])
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, field]) => valuesOf(field, [...path, name]))
  return [[path.join('.'), value]]
}

it('every field of the settings can be changed, published, read again and is what visitors get', async () => {
  const { translations, ...settings } = whole
  const wanted = changed(settings, '') as WireChannelSettings
  const before = new Map(valuesOf(settings))
  const after = new Map(valuesOf(wanted))
  const fields = leavesOf(ChannelSettings.omit({ translations: true })).map(({ path }) => path.join('.'))
  // The first entries of the form before the chat have no kind.
  const unreachable = [
    'userForm.formList.[].fieldType',
    'userForm.formList.[].options.[].label',
    'userForm.formList.[].options.[].value',
  ]
  const missing = [...new Set(fields)].filter((field) => !after.has(field) && !unreachable.includes(field))
  expect(missing).toEqual([])
  expect([...after].filter(([field, value]) => before.get(field) === value)).toEqual([])

  const channelId = await givenChannel(ana, { settings: whole })
  expect((await read(ana, channelId)).published).toEqual(whole)
  await save(ana, channelId, { ...wanted })
  await publish(ana, channelId)
  expect((await read(ana, channelId)).published).toEqual({ ...wanted, translations })
  now += 5_000
  const { evaluateModel, evaluateGuideMsg, starList, scoreList, ...config } = wanted
  expect(must(await world.http.call('channelInfo', { channelId }))).toMatchObject(config)
  const { rows } = await world.node.deps.pool.query('select evaluate from channels where key = $1', [
    channelId,
  ])
  expect(rows).toEqual([{ evaluate: { evaluateModel, evaluateGuideMsg, starList, scoreList } }])
})

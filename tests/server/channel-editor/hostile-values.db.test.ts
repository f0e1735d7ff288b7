import { beforeAll, expect, it } from 'vitest'
import { ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { leavesOf } from '@foyer/contract/input-leaves.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { wholeSettings } from '../../journeys/people/hostile/whole-settings.ts'
import { errorOf } from '../team/given.ts'
import { givenChannel } from './given.ts'

const world = givenWorld()
let ana: Agent
let channelId: string
beforeAll(async () => {
  ana = await Agent.signIn(world.http, 'ana@demo.example')
  channelId = await givenChannel(ana)
})

const whole: Record<string, unknown> = wholeSettings(1)
const fields = leavesOf(ChannelSettings.omit({ translations: true })).map(({ path, schema }) => ({
  path,
  name: path.join('.'),
  type: schema._zod.def.type,
}))

/** A value with another one at the end of a path; of a list every item has it. */
function withAt(value: unknown, [step, ...rest]: readonly string[], planted: unknown): unknown {
  if (step === undefined) return planted
  if (step === '[]') return (value as unknown[]).map((item) => withAt(item, rest, planted))
  const before = value as Record<string, unknown>
  return { ...before, [step]: withAt(before[step], rest, planted) }
}

async function errorWith(path: readonly string[], planted: unknown): Promise<string | undefined> {
  const [setting = '', ...rest] = path
  const changes = { [setting]: withAt(whole[setting], rest, planted) }
  return errorOf(await ana.call('saveChannelDraft', { channelId, revision: 0, changes }))
}

const colours = fields.filter(({ name }) => /olor$|\.background$/.test(name))
it.each([
  'red',
  'url(//evil.example)',
  '#fff;background:url(//evil.example)',
  '#fff}body{display:none',
  'expression(alert(1))',
  'var(--x)',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '#123456789',
  '#fff\n',
])('no colour takes %j', async (value) => {
  expect(colours).toHaveLength(7)
  for (const { name, path } of colours)
    expect([name, await errorWith(path, value)]).toEqual([name, 'request.invalid'])
})

it('no number, switch or choice takes a text', async () => {
  const others = fields.filter(({ type }) => type !== 'string')
  expect(others.length).toBeGreaterThan(50)
  for (const { name, path } of others)
    expect([name, await errorWith(path, '1;}<script>')]).toEqual([name, 'request.invalid'])
})

it('no text takes more than a long message, or anything that is no text', async () => {
  const texts = fields.filter(({ type }) => type === 'string')
  for (const { name, path } of texts)
    for (const value of ['x'.repeat(20_001), { toString: 'x' }, ['x'], 7])
      expect([name, await errorWith(path, value)]).toEqual([name, 'request.invalid'])
})

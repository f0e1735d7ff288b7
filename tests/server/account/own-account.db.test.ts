import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { givenPost, untilDone } from '../mail/given.ts'
import { auditOf, isOver, newTeam, signsIn } from './given.ts'

const post = givenPost()
const fresh = 'tiger moss lantern glue'

const change = async (agent: Agent, current: string, password: string) =>
  (await agent.call('changePassword', { current, password })).body.error ?? 'done'

it('a new password ends all other sign-ins, their streams and their devices, and is told by mail', async () => {
  const { ana, name, tenantId } = await newTeam(post())
  const { http } = post().world
  const [here, there] = [await Agent.signIn(http, ana), await Agent.signIn(http, ana)]
  const stream = await there.stream()
  expect(await change(here, demoPassword, fresh)).toBe('done')
  await stream.closed
  expect(await isOver(there)).toBe(true)
  expect(await isOver(here)).toBe(false)
  const { db } = post().world.node.deps
  const devices = await db
    .selectFrom('agent_devices')
    .select('agent_id')
    .where('tenant_id', '=', tenantId)
    .execute()
  expect(devices, 'the one of this browser').toHaveLength(1)
  expect(await signsIn(post(), ana, demoPassword)).toBe(false)
  expect(await signsIn(post(), ana, fresh)).toBe(true)
  await untilDone(post())
  expect((await post().mailbox.all(ana)).map(({ subject }) => subject)).toEqual([
    `${name}: your password was changed`,
  ])
  const rows = await auditOf(post(), tenantId, 'changePassword')
  expect(rows).toMatchObject([{ actor_name: 'Ana', object_kind: 'agent', before: null, after: null }])
})

it('a wrong present password, and a weak new one, change nothing', async () => {
  const { ana, name, tenantId } = await newTeam(post())
  const agent = await Agent.signIn(post().world.http, ana)
  expect(await change(agent, 'no', fresh)).toBe('signIn.wrong')
  for (const weak of ['short', 'password1234', ana, name, 'qwertyuiop12'])
    expect(await change(agent, demoPassword, weak)).toBe('password.weak')
  expect(await signsIn(post(), ana, demoPassword)).toBe(true)
  expect(await auditOf(post(), tenantId, 'changePassword')).toEqual([])
})

it('the present password can be guessed ten times in ten minutes', async () => {
  const { ana } = await newTeam(post())
  const agent = await Agent.signIn(post().world.http, ana)
  const outcomes = []
  for (let i = 0; i < 11; i++) outcomes.push(await change(agent, `guess ${i}`, fresh))
  expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('signIn.wrong'))
  expect(outcomes[10]).toBe('request.tooMany')
})

it('of two changes at once, the second finds another present password', async () => {
  const { ana } = await newTeam(post())
  const { http } = post().world
  const [here, there] = [await Agent.signIn(http, ana), await Agent.signIn(http, ana)]
  const outcomes = await Promise.all([
    change(here, demoPassword, fresh),
    change(there, demoPassword, 'wet paper crane seventy'),
  ])
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
})

it('a new name reaches colleagues and the visitor’s next messages', async () => {
  const { ana, ben, tenantId } = await newTeam(post())
  const { http } = post().world
  const agent = await Agent.signIn(http, ana)
  const { body } = await agent.call('changeName', { nick: '  Ana Lim ' })
  expect(body.data['agent']).toMatchObject({ adminNick: 'Ana Lim', email: ana })
  expect((await agent.call('whoAmI')).body.data['agent']).toMatchObject({ adminNick: 'Ana Lim' })
  const team = (await (await Agent.signIn(http, ben)).call('listTeam')).body.data['agents']
  expect(team).toContainEqual(expect.objectContaining({ adminNick: 'Ana Lim' }))
  expect(await auditOf(post(), tenantId, 'changeName')).toMatchObject([
    { before: { nick: 'Ana' }, after: { nick: 'Ana Lim' } },
  ])
  expect((await agent.call('changeName', { nick: '   ' })).body.error).toBe('request.invalid')
  expect((await agent.call('changeName', { nick: 'x'.repeat(61) })).body.error).toBe('request.invalid')
})

it('the language of the desk follows the agent to another browser', async () => {
  const { ana, tenantId } = await newTeam(post())
  const { http } = post().world
  const agent = await Agent.signIn(http, ana)
  expect((await agent.call('whoAmI')).body.data['agent']).not.toHaveProperty('locale')
  await agent.call('changeLanguage', { locale: 'zh' })
  const elsewhere = await Agent.signIn(http, ana)
  expect((await elsewhere.call('whoAmI')).body.data['agent']).toMatchObject({ locale: 'zh' })
  expect(await auditOf(post(), tenantId, 'changeLanguage')).toMatchObject([{ after: { locale: 'zh' } }])
  expect((await agent.call('changeLanguage', { locale: 'tlh' })).body.error).toBe('request.invalid')
})

it('forms of other sites change nothing', async () => {
  const { ana, tenantId } = await newTeam(post())
  const { http } = post().world
  const { headers } = await Agent.signIn(http, ana)
  const cookie = headers['cookie'] ?? ''
  for (const [name, input] of [
    ['changeName', { nick: 'Eve' }],
    ['changePassword', { current: demoPassword, password: fresh }],
    ['removePicture', {}],
    ['setSessionPolicy', { maxMinutes: 60 }],
  ] as const)
    expect((await http.call(name, input, { cookie })).status).toBe(401)
  expect(await auditOf(post(), tenantId, 'changeName')).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { BrokenCases } from '@foyer/server/features/robot/cases/check-cases.ts'
import { casesOf, saveCase } from '@foyer/server/features/robot/cases/case-repository.ts'
import { saveChannelModel } from '@foyer/server/features/robot/publish/save-channel-model.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { broken } from '@foyer/testkit/model/misbehaviours.ts'
import { startModelServer, type ModelServer } from '@foyer/testkit/model/model-server.ts'
import { says } from '@foyer/testkit/model/speech.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { givenDocument } from './given.ts'

const world = givenWorld()
let server: ModelServer

beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

/** A channel whose robot has one document and some cases about it, and how its model is changed. */
async function given(robotNo: string, questions = 1) {
  const { deps } = world.node
  const { tenantId } = world.demo
  const key = `channel-${robotNo}`
  await seedChannel(deps.db, { tenantId, tenantKey: 'demo', key, config: { robotNo } })
  await givenDocument(deps, tenantId, { docId: robotNo, robotNo })
  const robot = { tenantId, robotNo }
  for (let n = 0; n < questions; n += 1) {
    const question = `How do I descale my kettle?${' Please.'.repeat(n)}`
    const expected = { language: 'en', question, expectedDocId: robotNo, mustNotSay: ['bleach'] }
    await saveCase(deps.db, robot, expected, deps.clock.now())
  }
  const { db, clock } = deps
  const config = { ...deps.config, model: { ...deps.config.model, allow: [server.address] } }
  const change = (options = {}) =>
    saveChannelModel(
      { db, clock, config },
      key,
      { isOn: true, endpoint: server.endpoint },
      { operator: 'root', ...options },
    )
  const isOn = async () => {
    const rows = await deps.db.selectFrom('channels').select('id').where('key', '=', key).execute()
    return (await deps.models.settingsOf({ tenantId, channelId: rows[0]?.id ?? 0 })) !== undefined
  }
  const reasons = async () => (await casesOf(deps.db, robot)).map(({ before }) => before?.reason)
  return { change, isOn, reasons }
}

it('a model that answers the cases well is taken', async () => {
  const { change, isOn } = await given('well')
  server.behave(says('[1] With vinegar.'))
  await change()
  expect(await isOn()).toBe(true)
})

it('a model that says what must not be said is not', async () => {
  const { change, isOn, reasons } = await given('badly')
  server.behave(says('[1] With bleach.'))
  await expect(change()).rejects.toMatchObject({
    broken: [{ failure: { reason: 'said', docId: 'badly', said: 'With bleach.' } }],
  })
  expect(await isOn()).toBe(false)
  await change({ despiteCases: true })
  expect(await isOn()).toBe(true)
  expect(await reasons()).toEqual(['said'])
})

it('where it has no answer, the knowledge is judged, as it answers then', async () => {
  const { change, isOn } = await given('silent')
  server.behave(says('NO_ANSWER'))
  await change()
  expect(await isOn()).toBe(true)
})

it('a model that cannot be asked is refused without asking it about every case', async () => {
  const { change, isOn } = await given('away', 40)
  server.behave(broken.says500)
  const before = server.asked.length
  await expect(change()).rejects.toBeInstanceOf(BrokenCases)
  await expect(change()).rejects.toThrow('(unchecked: ')
  expect(server.asked.length - before).toBeLessThan(30)
  expect(await isOn()).toBe(false)
})

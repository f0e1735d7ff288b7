import { expect, it } from 'vitest'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { listCases } from '@foyer/contract/desk/robot.ts'
import type { readCalibration, runCases, testRobot } from '@foyer/contract/desk/robot-test.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { calibrateDue } from '@foyer/server/features/robot/calibration/calibrate-due.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask, givenDocument } from '../robot/given.ts'

const world = givenWorld()
type Tested = OutputOf<typeof testRobot>

async function test(agent: Agent, question: string, language = 'en'): Promise<Tested> {
  const { body } = await agent.call('testRobot', { robotNo: 'r1', language, question })
  expect(body).toMatchObject({ code: 200 })
  return body.data as Tested
}

/** Everything that a question of a visitor may leave behind. */
async function traces(): Promise<unknown> {
  const { rows } = await world.node.deps.pool.query<Record<string, string>>(
    `select (select count(*) from entries) as entries, (select count(*) from knowledge_feedback) as thumbs,
      (select count(*) from dialogue_states) as dialogues, (select count(*) from session_facts) as facts,
      (select count(*) from audit_log) as audit`,
  )
  return rows
}

it('answers what a visitor gets, with the reasons', async () => {
  const agent = await Agent.signIn(world.http)
  const question = 'How can I send a product back?'
  const { msgList } = await ask(await Visitor.start(world.http), question)
  const tested = await test(agent, question)
  expect(tested).toMatchObject({
    language: 'en',
    verdict: 'answer',
    reason: 'sure',
    answer: { docId: msgList[1]?.docId, messages: [{ msgContent: msgList[1]?.msgContent }] },
  })
  expect(tested.candidates[0]).toMatchObject({ docId: 'd7', question: 'How do I return something?' })
  expect(tested.confidence).toBeGreaterThan(tested.threshold)
  expect(tested.words.length).toBeGreaterThan(0)
  expect(tested.nearest?.text).not.toBe('')
})

it('names typos, and words that nobody knows', async () => {
  const agent = await Agent.signIn(world.http)
  const { words, verdict } = await test(agent, 'How do I retrun something?')
  expect(verdict).toBe('answer')
  expect(words.find(({ word }) => word === 'retrun')).toMatchObject({ match: 'typo', meant: 'return' })
  // Among documents that share all the other words.
  expect(await test(agent, 'Can I retrun my order?')).toMatchObject({
    verdict: 'answer',
    answer: { docId: 'd7' },
  })
  const refused = await test(agent, 'zeppelin blorbs')
  expect(refused).toMatchObject({ verdict: 'unknown', reason: 'noKnownWords' })
  expect(refused).not.toHaveProperty('answer')
  expect(refused.words.map(({ match }) => match)).toEqual(['unknown', 'unknown'])
})

it('says what drafts would change', async () => {
  const agent = await Agent.signIn(world.http)
  const draft = { docId: 'zeppelin', question: 'Do you sell zeppelin tickets?', isPublished: false }
  const question = 'Do you sell zeppelin tickets?'
  expect(await test(agent, question)).not.toMatchObject({ answer: { docId: 'zeppelin' } })
  await givenDocument(world.node.deps, world.demo.tenantId, draft)
  const tested = await test(agent, question)
  expect(tested.answer?.docId).not.toBe('zeppelin')
  expect(tested.withDrafts).toEqual({ verdict: 'answer', docId: 'zeppelin', question })
  expect(await test(agent, 'How do I return something?')).not.toHaveProperty('withDrafts')
})

it('sees drafts as editors write them: new ones, and changes of published documents', async () => {
  const agent = await Agent.signIn(world.http)
  const question = 'May I bring my alpaca?'
  expect(await test(agent, question)).not.toHaveProperty('withDrafts')
  const begun = { robotNo: 'r1', language: 'en', question, answer: '<p>Yes.</p>' }
  const { docId } = (await agent.call('createDocument', begun)).body.data as { docId: string }
  expect((await test(agent, question)).withDrafts).toEqual({ verdict: 'answer', docId, question })
  const changes = { similar: ['Is a gyrocopter welcome?'] }
  expect((await test(agent, 'Is a gyrocopter welcome?')).withDrafts?.docId).not.toBe('d7')
  await agent.call('saveDocumentDraft', { docId: 'd7', revision: 0, changes })
  expect((await test(agent, 'Is a gyrocopter welcome?')).withDrafts).toMatchObject({ docId: 'd7' })
  // The published phrasings of d7 are still its own: it is not compared with itself.
  expect(await test(agent, 'How do I return something?')).not.toHaveProperty('withDrafts')
})

it('tells how each language was calibrated, and that it is about to be', async () => {
  const agent = await Agent.signIn(world.http)
  const robotNo = 'measured'
  const calibrations = async () => {
    const { data } = (await agent.call('readCalibration', { robotNo })).body
    return (data as OutputOf<typeof readCalibration>).calibrations
  }
  expect(await calibrations()).toEqual([])
  const subjects = [
    'kettle',
    'lamp',
    'sofa',
    'tent',
    'bicycle',
    'piano',
    'camera',
    'carpet',
    'oven',
    'drill',
    'clock',
  ]
  for (const subject of subjects)
    await givenDocument(world.node.deps, world.demo.tenantId, {
      docId: `m-${subject}`,
      robotNo,
      question: `How do I clean the ${subject}?`,
      similar: [`What is the best way to wash a ${subject}?`],
      answer: `<p>Wipe the ${subject}.</p>`,
    })
  await world.node.deps.pool.query('update knowledge_calibrations set due_at = 1 where robot_no = $1', [
    robotNo,
  ])
  expect(await calibrations()).toMatchObject([{ language: 'en', isDefault: true, isDue: true }])
  const calibrate = () =>
    waitUntil(
      async () => {
        await calibrateDue(world.node.deps)
        return (await calibrations())[0]?.isDue === false
      },
      () => 'nobody calibrates',
      20_000,
    )
  await calibrate()
  const [measured] = await calibrations()
  expect(measured).toMatchObject({ language: 'en', isDefault: false, phrasings: { asked: 22 } })
  expect(measured?.foreign.asked).toBeGreaterThan(0)
  expect(measured?.calibratedTime).toBeGreaterThan(0)
  const asked = await agent.call('testRobot', {
    robotNo,
    language: 'en',
    question: 'How do I clean the sofa?',
  })
  expect(asked.body.data).toMatchObject({ threshold: measured?.threshold })

  // An upgrade brings other weights: what the former ones measured does not hold, and is measured again.
  const older =
    "update knowledge_calibrations set measured_by = 'older', unknown_below = 99 where robot_no = $1"
  await world.node.deps.pool.query(older, [robotNo])
  const question = 'How do I clean the sofa?'
  const { body } = await agent.call('testRobot', { robotNo, language: 'en', question })
  expect(body.data).toMatchObject({ verdict: 'answer' })
  await calibrate()
  expect(await calibrations()).toMatchObject([{ isDefault: false, threshold: measured?.threshold }])
})

it('begins the dialogue that the question names, and greets back', async () => {
  const agent = await Agent.signIn(world.http)
  await world.node.deps.db
    .insertInto('robot_dialogues')
    .values({
      tenant_id: world.demo.tenantId,
      robot_no: 'r1',
      id: 'tested',
      version: 1,
      status: 'published',
      data: JSON.stringify({ ...orderDialogue, id: 'tested', phrases: ['xyzzy'] }),
      phrases: ['xyzzy'],
      saved_at: 1,
    })
    .execute()
  const begun = await test(agent, 'XYZZY!')
  expect(begun).toMatchObject({ verdict: 'dialogue', answer: { docId: 'dialogue:tested' } })
  expect(begun.answer?.messages.length).toBeGreaterThan(0)
  expect(await test(agent, 'hello')).toMatchObject({ verdict: 'smallTalk' })
})

it('leaves no trace', async () => {
  const agent = await Agent.signIn(world.http)
  const before = await traces()
  await test(agent, 'How do I return something?')
  await test(agent, 'zeppelin blorbs')
  expect(await traces()).toEqual(before)
})

it('reads nothing of another tenant', async () => {
  const other = await seedTenant(world.node.deps.db, 'other-tested')
  const secret = { docId: 'secret', question: 'Where is the quokka?', answer: '<p>Hidden</p>' }
  await givenDocument(world.node.deps, other.tenantId, secret)
  await givenDocument(world.node.deps, other.tenantId, { ...secret, docId: 'draft', isPublished: false })
  const tested = await test(await Agent.signIn(world.http), 'Where is the quokka?')
  expect(JSON.stringify(tested)).not.toMatch(/secret|Hidden|"draft"/)
})

it('runs all cases against what is published, marks them, and writes it down', async () => {
  const agent = await Agent.signIn(world.http)
  const question = 'How can I send a product back?'
  await agent.call('saveCase', { robotNo: 'r1', language: 'en', question, expectedDocId: 'd7' })
  await agent.call('saveCase', { robotNo: 'r1', language: 'en', question: 'zeppelin blorbs' })
  // Time passes and a document changes without a publication: the marks are old.
  await world.node.deps.pool.query(`update robot_cases set expected_doc_id = 'd1' where question = $1`, [
    question,
  ])
  const { body } = await agent.call('runCases', { robotNo: 'r1' })
  const { cases } = body.data as OutputOf<typeof runCases>
  expect(cases).toMatchObject([
    { question, failure: { reason: 'otherDocument', docId: 'd7' } },
    { question: 'zeppelin blorbs' },
  ])
  expect(cases[1]).not.toHaveProperty('failure')
  const listed = (await agent.call('listCases', { robotNo: 'r1' })).body.data as OutputOf<typeof listCases>
  expect(listed.cases).toEqual(cases)
  expect(new Map(listed.documents.map((one) => [one.docId, one.question])).get('d7')).toBe(
    'How do I return something?',
  )
  const { rows } = await world.node.deps.pool.query<{ object_id: string }>(
    `select object_id from audit_log where action = 'runCases' and tenant_id = $1`,
    [world.demo.tenantId],
  )
  expect(rows).toEqual([{ object_id: 'r1' }])
})

it('each agent has a limit', async () => {
  const strict = await world.startNode({ limitScale: 0 })
  const agent = await Agent.signIn(world.http)
  for (const [name, input] of [
    ['testRobot', { robotNo: 'r1', language: 'en', question: 'Open?' }],
    ['runCases', { robotNo: 'r1' }],
  ] as const)
    expect((await agent.http.at(strict.address).call(name, input)).status).toBe(429)
})

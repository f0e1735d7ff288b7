import { expect, it } from 'vitest'
import { learnFromSessions } from '@foyer/server/features/robot/learning/learn-from-sessions.ts'
import { findDocument } from '@foyer/server/features/robot/documents/stored-document.ts'
import { recalledBit, sensitiveBit } from '@foyer/server/log/rows.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { ask } from './given.ts'
import { givenRobot, learnAll, listed, opening, proposalsOf, returns, talk } from './given-learning.ts'

const world = givenWorld()
const signedIn = () => Agent.signIn(world.http)

it('a refused question that an agent answers with a document becomes a phrasing, and is then answered', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const question = 'Sneakers from order 20318877 pinch my toes'
  await talk(world, robotNo, question, { agent, says: `Hello! ${returns}` })
  await learnAll(world)
  const [proposal] = await proposalsOf(agent, robotNo)
  expect(proposal).toMatchObject({
    kind: 'phrasing',
    question: 'Sneakers from order pinch my toes',
    document: { docId: `${robotNo}-returns` },
    asked: 1,
    visitors: 1,
    evidence: [{ reason: 'refused', source: 'document' }],
  })
  const input = { robotNo, proposalIds: [proposal?.proposalId ?? ''] }

  const preview = (await agent.call('previewProposals', input)).body.data
  expect(preview).toMatchObject({
    asked: 1,
    changed: 1,
    changes: [{ question, after: { docId: `${robotNo}-returns` } }],
    isComplete: true,
  })
  expect((preview['changes'] as object[])[0]).not.toHaveProperty('before')
  const untouched = (await findDocument(world.node.deps.db, world.demo.tenantId, `${robotNo}-returns`))
    ?.document
  expect(untouched?.similar).toEqual([])

  const accepted = (await agent.call('acceptProposals', input)).body.data
  expect(accepted).toMatchObject({ isDone: true, accepted: 1, skipped: [] })
  const visitor = await Visitor.start(world.http, { channelId: robotNo })
  const { msgList } = await ask(visitor, 'Sneakers from the order pinch my toes', { robotNo })
  expect(msgList[1]?.docId).toBe(`${robotNo}-returns`)
  expect((await listed(agent, robotNo)).counts).toEqual({ open: 0, accepted: 1, dismissed: 0, automatic: 0 })

  const again = (await agent.call('acceptProposals', input)).body.data
  expect(again).toMatchObject({ accepted: 0, skipped: [{ reason: 'decided' }] })
  const { entries } = (await agent.call('listAudit', { action: 'acceptProposals' })).body.data as {
    entries: object[]
  }
  expect(JSON.stringify(entries)).not.toContain('toes')

  expect((await agent.call('takeBackProposals', input)).body.data).toMatchObject({ isDone: true })
  const back = (await findDocument(world.node.deps.db, world.demo.tenantId, `${robotNo}-returns`))?.document
  expect(back?.similar).toEqual([])
})

it('the same question counts up, also when two nodes look at once', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const other = await world.startNode()
  for (const question of ['Sneakers pinch my toes', 'sneakers PINCH my toes', 'Sneakers pinch my toes!'])
    await talk(world, robotNo, question, { agent, says: returns })
  await Promise.all([learnFromSessions(world.node.deps), learnFromSessions(other.deps), learnAll(world)])
  const proposals = await proposalsOf(agent, robotNo)
  // The nodes race for the sessions: the first one read gives the wording.
  const question = expect.stringMatching(/^sneakers pinch my toes$/i) as string
  expect(proposals).toMatchObject([{ question, asked: 3, visitors: 3 }])
})

it('a click on a suggestion is evidence, and a question that was answered is none', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  await talk(world, robotNo, 'How do I return something?', { agent })
  const visitor = await Visitor.start(world.http, { channelId: robotNo })
  const { msgList } = await ask(visitor, 'Do you accept lamps?', { robotNo })
  const { docId, suggestList = [] } = msgList[1] ?? {}
  const [suggestion] = suggestList
  if (!suggestion) throw new Error(`no suggestion: ${JSON.stringify(msgList[1])}`)
  const { sessionId } = visitor.started
  await visitor.call('commentDoc', { docId, isUseful: 0, robotNo, sessionId, tenantId: 'demo' })
  await ask(visitor, suggestion.question, { robotNo, docId: suggestion.docId, click: 1 })
  await visitor.call('chatClose')
  await learnAll(world)
  expect(await proposalsOf(agent, robotNo)).toMatchObject([
    {
      question: 'Do you accept lamps?',
      document: { docId: suggestion.docId },
      evidence: [{ reason: 'disliked', source: 'clicked' }],
    },
  ])
})

it('an accepted phrasing survives the draft of an editor, and its version names who accepted it', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const docId = `${robotNo}-returns`
  const question = 'Sneakers pinch my toes'
  await talk(world, robotNo, question, { agent, says: returns })
  await learnAll(world)
  const changes = { similar: ['Can I send it back?'] }
  expect((await agent.call('saveDocumentDraft', { docId, revision: 0, changes })).body.code).toBe(200)
  const proposalIds = (await proposalsOf(agent, robotNo)).map(({ proposalId }) => proposalId)
  await agent.call('acceptProposals', { robotNo, proposalIds })
  const read = async () => (await agent.call('readDocument', { docId })).body.data
  expect(await read()).toMatchObject({
    saved: { similar: [question] },
    draft: { revision: 2, changes: { similar: ['Can I send it back?', question] } },
  })
  const blind = { docId, revision: 1, changes: { similar: [] } }
  expect((await agent.call('saveDocumentDraft', blind)).body.data).toMatchObject({ conflicts: ['similar'] })
  const { versions } = (await agent.call('listDocumentVersions', { docId })).body.data as {
    versions: { author: string }[]
  }
  expect(versions[0]).toMatchObject({ author: 'Ana' })
  await agent.call('takeBackProposals', { robotNo, proposalIds })
  expect(await read()).toMatchObject({
    saved: { similar: [] },
    draft: { changes: { similar: ['Can I send it back?'] } },
  })
})

it('a preview shows no question that its visitor has unsent or that is withheld', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const { pool } = world.node.deps
  await talk(world, robotNo, 'Sneakers pinch my toes', { agent, says: returns })
  for (const [secret, bit] of [
    ['Sneakers pinch the toes of Jane', recalledBit],
    ['Sneakers pinch the toes of Joan', sensitiveBit],
  ] as const) {
    await talk(world, robotNo, secret, { agent })
    await pool.query(`update entries set flags = flags | $2::smallint where content = $1`, [secret, bit])
  }
  await learnAll(world)
  const proposalIds = (await proposalsOf(agent, robotNo)).map(({ proposalId }) => proposalId)
  const preview = (await agent.call('previewProposals', { robotNo, proposalIds })).body.data
  expect(preview).toMatchObject({ asked: 1, changes: [{ question: 'Sneakers pinch my toes' }] })
})

it('words that no document has become a draft, or join the document that an agent chooses', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const says = 'Yes, tents can be rented at the beach, <b>ask</b> for Kim in the blue hut.'
  await talk(world, robotNo, 'Sneakers pinch my toes', { agent, says })
  await talk(world, robotNo, 'Sofa wobbles dreadfully', {
    agent,
    says: 'It is as I have told your friend before.',
  })
  await learnAll(world)
  const proposals = await proposalsOf(agent, robotNo)
  const tents = proposals.find(({ question }) => question.startsWith('Sneakers'))
  const hours = proposals.find(({ question }) => question.startsWith('Sofa'))
  expect(tents).toMatchObject({ kind: 'document', answer: says })
  const docId = `${robotNo}-opening`
  const chosen = await agent.call('chooseProposalDocument', { proposalId: hours?.proposalId, docId })
  expect(chosen.body.code).toBe(200)
  expect(
    (await agent.call('chooseProposalDocument', { proposalId: hours?.proposalId, docId: 'd7' })).body.error,
  ).toBe('object.unknown')
  const proposalIds = [tents?.proposalId, hours?.proposalId, 'nowhere']
  const accepted = (await agent.call('acceptProposals', { robotNo, proposalIds })).body.data as {
    drafts: { docId: string }[]
  }
  expect(accepted).toMatchObject({ accepted: 2, skipped: [{ proposalId: 'nowhere', reason: 'decided' }] })
  const { db } = world.node.deps
  const draft = (await findDocument(db, world.demo.tenantId, accepted.drafts[0]?.docId ?? ''))?.document
  expect(draft).toMatchObject({ isPublished: false, question: 'Sneakers pinch my toes', robotNo })
  expect(draft?.answer).toContain('&lt;b&gt;ask')
  expect((await findDocument(db, world.demo.tenantId, docId))?.document.similar).toEqual([
    'Sofa wobbles dreadfully',
  ])
})

it('a bulk that breaks a case changes nothing, and the preview tells', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const question = 'Sneakers pinch my toes'
  expect((await agent.call('saveCase', { robotNo, language: 'en', question })).body.code).toBe(200)
  await talk(world, robotNo, question, { agent, says: returns })
  await talk(world, robotNo, 'Sofa wobbles dreadfully', { agent, says: opening })
  await learnAll(world)
  const proposalIds = (await proposalsOf(agent, robotNo)).map(({ proposalId }) => proposalId)
  expect(proposalIds).toHaveLength(2)
  const preview = (await agent.call('previewProposals', { robotNo, proposalIds })).body.data
  expect(preview).toMatchObject({ cases: 1, broken: [{ question }], changed: 2 })
  const refused = (await agent.call('acceptProposals', { robotNo, proposalIds })).body.data
  expect(refused).toMatchObject({ isDone: false, broken: [{ question }], accepted: 0 })
  expect(await proposalsOf(agent, robotNo)).toHaveLength(2)
  const despite = await agent.call('acceptProposals', { robotNo, proposalIds, despiteCases: true })
  expect(despite.body.data).toMatchObject({ isDone: true, accepted: 2 })
})

it('dismissed questions are not proposed again', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const question = 'Sneakers pinch my toes'
  await talk(world, robotNo, question, { agent, says: returns })
  await learnAll(world)
  const proposalIds = (await proposalsOf(agent, robotNo)).map(({ proposalId }) => proposalId)
  expect((await agent.call('dismissProposals', { robotNo, proposalIds })).body.data).toEqual({ dismissed: 1 })
  await talk(world, robotNo, question, { agent, says: returns })
  await learnAll(world)
  expect(await proposalsOf(agent, robotNo)).toEqual([])
  expect((await listed(agent, robotNo, { state: 'dismissed' })).proposals).toMatchObject([{ asked: 2 }])
})

it('a session that fails stops no other, is counted, and is read later', async () => {
  const robotNo = await givenRobot(world)
  const agent = await signedIn()
  const { pool, metrics } = world.node.deps
  await pool.query(`create function poisoned() returns trigger language plpgsql as $$ begin
    if new.words like '%poison%' then raise exception 'poisoned'; end if; return new; end $$`)
  await pool.query(
    'create trigger poisoned before insert on proposal_evidence for each row execute function poisoned()',
  )
  const failures = async () =>
    (await metrics.rowFailures.get()).values.find(({ labels }) => labels.job === 'learning')
  const before = (await failures())?.value ?? 0
  await talk(world, robotNo, 'Sneakers pinch my toes', {
    agent,
    says: 'This is poison for every single job.',
  })
  await talk(world, robotNo, 'Sofa wobbles dreadfully', { agent, says: opening })
  await learnFromSessions(world.node.deps)
  // The node's own job may have either session at the moment.
  await expect
    .poll(async () => (await proposalsOf(agent, robotNo)).map(({ question }) => question))
    .toEqual(['Sofa wobbles dreadfully'])
  await expect.poll(async () => (await failures())?.value).toBeGreaterThan(before)
  await pool.query('drop trigger poisoned on proposal_evidence')
  const other = await world.startNode()
  await learnAll({ node: other })
  expect(await proposalsOf(agent, robotNo)).toHaveLength(2)
})

import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Proposal } from '@foyer/contract/desk/learning.ts'
import { acceptAlone } from '@foyer/server/features/robot/learning/accept-alone.ts'
import { findDocument } from '@foyer/server/features/robot/documents/stored-document.ts'
import { readProposals } from '@foyer/server/features/robot/learning/proposal-repository.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenRobot, learnAll, listed, opening, proposalsOf, returns, talk } from './given-learning.ts'

const world = givenWorld()
let agent: Agent
beforeAll(async () => {
  agent = await Agent.signIn(world.http)
})

const question = 'Sneakers pinch my toes'
type Input = { robotNo: string; proposalIds: string[] }
const documentOf = async (docId: string) =>
  (await findDocument(world.node.deps.db, world.demo.tenantId, docId))?.document

/** A robot with one proposal: a phrasing of the document about returns. */
async function givenProposal(): Promise<{ robotNo: string; docId: string; input: Input; own: Proposal }> {
  const robotNo = await givenRobot(world)
  await talk(world, robotNo, question, { agent, says: returns })
  await learnAll(world)
  const [own] = await proposalsOf(agent, robotNo)
  if (!own) throw new Error('no proposal')
  return { robotNo, docId: `${robotNo}-returns`, input: { robotNo, proposalIds: [own.proposalId] }, own }
}

/** Holds what a statement locks until it is let go, and tells when somebody waits for it. */
async function holding(text: string, values: unknown[]) {
  const { pool } = world.node.deps
  const client = await pool.connect()
  await client.query('begin')
  await client.query(text, values)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  let isHeld = true
  async function letGo() {
    if (isHeld) await client.query('commit').finally(() => client.release())
    isHeld = false
  }
  onTestFinished(letGo)
  return {
    letGo,
    untilAwaited: async () =>
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0),
  }
}

it('accepting does not bring a document back that is removed meanwhile', async () => {
  const { docId, input } = await givenProposal()
  await agent.call('withdrawDocument', { docId })
  const removal = await holding('delete from knowledge_documents where id = $1', [docId])
  const accepting = agent.call('acceptProposals', input)
  await removal.untilAwaited()
  await removal.letGo()
  expect((await accepting).body.data).toMatchObject({ accepted: 0, skipped: [{ reason: 'noDocument' }] })
  expect(await documentOf(docId)).toBeUndefined()
})

it('taking back does not bring a document back that is removed meanwhile', async () => {
  const { docId, input, robotNo } = await givenProposal()
  await agent.call('acceptProposals', input)
  await agent.call('withdrawDocument', { docId })
  const removal = await holding('delete from knowledge_documents where id = $1', [docId])
  const takingBack = agent.call('takeBackProposals', input)
  await removal.untilAwaited()
  await removal.letGo()
  expect((await takingBack).body.data).toMatchObject({ isDone: true })
  expect(await documentOf(docId)).toBeUndefined()
  expect((await listed(agent, robotNo)).counts).toMatchObject({ accepted: 0, dismissed: 1 })
})

it('two agents who accept the same at once add it once', async () => {
  const { docId, input } = await givenProposal()
  const both = await Promise.all([agent.call('acceptProposals', input), agent.call('acceptProposals', input)])
  expect(both.map(({ body }) => Number(body.data['accepted'])).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect((await documentOf(docId))?.similar).toEqual([question])
})

it('a document that was withdrawn meanwhile gets the phrasing and answers nothing', async () => {
  const { docId, input } = await givenProposal()
  await agent.call('withdrawDocument', { docId })
  expect((await agent.call('acceptProposals', input)).body.data).toMatchObject({ accepted: 1 })
  expect(await documentOf(docId)).toMatchObject({ isPublished: false, similar: [question] })
})

it('a proposal that its document has by now is written down when it is accepted', async () => {
  const { docId, input, own } = await givenProposal()
  const { pool } = world.node.deps
  await pool.query('update knowledge_documents set similar_questions = $2 where id = $1', [
    docId,
    JSON.stringify([question]),
  ])
  expect((await agent.call('acceptProposals', input)).body.data).toMatchObject({ accepted: 1 })
  const { rows } = await pool.query(
    `select object_kind, object_id from audit_log where action = 'acceptProposals' and object_id = any($1)`,
    [[docId, own.proposalId]],
  )
  expect(rows).toEqual([{ object_kind: 'document', object_id: docId }])
})

it('a preview waits for a publication of the same robot', async () => {
  const { input, robotNo } = await givenProposal()
  const name = JSON.stringify(['publish', world.demo.tenantId, robotNo])
  const publication = await holding('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
  const preview = agent.call('previewProposals', input)
  await publication.untilAwaited()
  await publication.letGo()
  expect((await preview).body.data).toMatchObject({ changed: 1 })
})

it('a proposal that fails stops no other that a robot accepts', async () => {
  const { robotNo, docId, own } = await givenProposal()
  for (let i = 0; i < 2; i += 1)
    await talk(world, robotNo, 'Sofa wobbles dreadfully', { agent, says: opening })
  // The one that fails is the first one: the newest, asked most, and by its id.
  for (let i = 0; i < 2; i += 1) await talk(world, robotNo, question, { agent, says: returns })
  await learnAll(world)
  const { pool } = world.node.deps
  await pool.query(`update proposal_evidence set proposal_id = ' ' || proposal_id where proposal_id = $1`, [
    own.proposalId,
  ])
  await pool.query(`update knowledge_proposals set id = ' ' || id where id = $1`, [own.proposalId])
  await pool.query(`create function stuck() returns trigger language plpgsql as $$ begin
    if new.id like '%-returns' then raise exception 'stuck'; end if; return new; end $$`)
  await pool.query(
    'create trigger stuck before insert or update on knowledge_documents for each row execute function stuck()',
  )
  await agent.call('saveLearning', { robotNo, isAutomatic: true, minVisitors: 2, mostPerDay: 5 })
  await acceptAlone(world.node.deps)
  await pool.query('drop trigger stuck on knowledge_documents')
  const { proposals } = await listed(agent, robotNo, { state: 'accepted', automatic: true })
  expect(proposals.map(({ document }) => document?.docId)).toEqual([`${robotNo}-opening`])
  expect((await documentOf(docId))?.similar).toEqual([])
})

it('of a question that thousands have asked only so much evidence is read', async () => {
  const { robotNo, own } = await givenProposal()
  const { pool, db } = world.node.deps
  await pool.query(
    `insert into proposal_evidence (tenant_id, proposal_id, thread_id, seq, first_seq, user_id, reason, source, words, asked_at)
     select tenant_id, proposal_id, thread_id, seq + n, first_seq, 'v' || n, 'refused', 'words', repeat('w', 4000), asked_at + n
     from proposal_evidence, generate_series(1, 3000) n where proposal_id = $1`,
    [own.proposalId],
  )
  const [stored] = await readProposals(db, { tenantId: world.demo.tenantId, robotNo }, [own.proposalId])
  expect(stored).toMatchObject({ asked: 3001, visitors: 3001 })
  expect(stored?.evidence.length).toBeLessThanOrEqual(501)
  expect(JSON.stringify(stored).length).toBeLessThan(200_000)
  expect(await proposalsOf(agent, robotNo)).toMatchObject([{ asked: 3001, document: own.document }])
})

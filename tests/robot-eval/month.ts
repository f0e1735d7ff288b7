import { resolve } from 'node:path'
import { plainAnswer } from '@foyer/server/features/robot/knowledge/clean-answer.ts'
import { robotScope } from '@foyer/server/features/robot/knowledge/robot-scope.ts'
import { search } from '@foyer/server/features/robot/knowledge/search.ts'
import { learnFromSessions } from '@foyer/server/features/robot/learning/learn-from-sessions.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import type { Deps } from '@foyer/server/deps.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { findOrStartEngines } from '@foyer/testkit/engines/find-or-start-engines.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { businessesFolder, loadMarkets, loadStream, type Market, type Question } from './load-data.ts'
import { halvesOf, monthFigures, type Judged } from './month-figures.ts'

/**
 * A simulated month: messages go through the real server. An agent answers what the robot refused or got wrong with the
 * right document, the job makes proposals, an admin accepts them. Other questions are asked before and after. With
 * `--data DIR`, the questions of each document are divided between the two months.
 */
const data = argumentOf('--data')
const folder = data === undefined ? businessesFolder : resolve(data)
const isJson = process.argv.includes('--json')
const tell = (text: string) => void process.stderr.write(`${text}\n`)

function argumentOf(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

const nameOf = ({ business, language }: Market) => `${business}.${language}`

const engines = await findOrStartEngines()
const world = await createWorld(engines)
try {
  const agent = await Agent.signIn(world.http)
  const judged: Judged[] = []
  for (const market of loadMarkets(folder)) {
    tell(nameOf(market))
    judged.push(...(await liveThrough(world, agent, market)))
  }
  const figures = monthFigures(judged)
  if (isJson) console.log(JSON.stringify(figures))
  else console.table({ overall: figures.overall, asked: figures.withQuestions, ...figures.byBusiness })
} finally {
  await world.close()
  await engines.stop()
}

async function liveThrough({ node, demo, http }: World, agent: Agent, market: Market): Promise<Judged[]> {
  const { deps } = node
  const robotNo = nameOf(market)
  const { tenantId } = demo
  const config = { robotNo, language: market.language }
  await seedChannel(deps.db, { tenantId, tenantKey: 'demo', key: robotNo, config })
  const fixed = { robotNo, language: market.language, validFrom: undefined, validUntil: undefined }
  for (const document of market.documents)
    await saveDocument(
      deps.db,
      { tenantId, now: deps.clock.now() },
      { ...document, docId: idOf(robotNo, document.docId), ...fixed, isPublished: true, attachments: [] },
    )
  const { first, second } = monthsOf(market)
  const before = await placesOf(deps, tenantId, market, second)
  for (const { q, docId } of first) await converse(http, agent, market, q, docId)
  while ((await learnFromSessions(deps)) > 0);
  await acceptAll(agent, robotNo)
  const after = await placesOf(deps, tenantId, market, second)
  const taught = new Set(first.map(({ docId }) => docId))
  return second.map((question, i) => ({
    business: robotNo,
    isTaught: taught.has(question.docId),
    before: before[i] ?? false,
    after: after[i] ?? false,
  }))
}

function monthsOf(market: Market): { first: Question[]; second: Question[] } {
  if (data !== undefined) return halvesOf(market.questions)
  return { first: loadStream(market), second: market.questions.filter(({ docId }) => docId !== null) }
}

function idOf(robotNo: string, docId: string): string {
  return `${robotNo}.${docId}`.slice(-64)
}

/** The visitor asks; where the answer is not the right document, an agent sends it. */
async function converse(
  http: World['http'],
  agent: Agent,
  market: Market,
  question: string,
  docId: string | null,
): Promise<void> {
  const robotNo = nameOf(market)
  const visitor = await Visitor.start(http, { channelId: robotNo })
  const asked = await visitor.call('robotAsk', { question, robotNo })
  const { msgList } = asked.body.data as { msgList: { docId?: string; msgId: string }[] }
  const right = market.documents.find((one) => one.docId === docId)
  if (right && msgList[1]?.docId !== idOf(robotNo, right.docId)) {
    await visitor.call('transferAgent')
    const threadId = msgList[0]?.msgId.split('.')[0] ?? ''
    await agent.call('takeThread', { threadId })
    await agent.reply(threadId, plainAnswer(right.answer))
  }
  await visitor.call('chatClose')
}

async function acceptAll(agent: Agent, robotNo: string): Promise<void> {
  for (;;) {
    const { body } = await agent.call('listProposals', { robotNo })
    const { proposals } = body.data as { proposals: { proposalId: string }[] }
    if (proposals.length === 0) return
    const proposalIds = proposals.map(({ proposalId }) => proposalId)
    const accepted = await agent.call('acceptProposals', { robotNo, proposalIds })
    if (accepted.body.code !== 200 || accepted.body.data['accepted'] === 0)
      throw new Error(`not accepted: ${JSON.stringify(accepted.body)}`)
  }
}

/** Whether the right document is the first one for each question. */
async function placesOf(
  deps: Deps,
  tenantId: number,
  market: Market,
  questions: Market['questions'],
): Promise<boolean[]> {
  const robotNo = nameOf(market)
  const hits: boolean[] = []
  for (const { q, docId } of questions) {
    const scope = await robotScope(deps.db, tenantId, robotNo, market.language)
    if (!scope) throw new Error('the robot knows nothing')
    const { ranked } = await search(deps.db, scope, q, deps.clock.now())
    hits.push(ranked[0]?.document.docId === idOf(robotNo, docId ?? ''))
  }
  return hits
}

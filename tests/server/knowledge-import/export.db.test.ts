import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { importFile, outcomes } from './given.ts'

const world = givenWorld({}, { limitScale: 20 })
const ana = () => Agent.signIn(world.http)

async function exported(agent: Agent, format: string, robotNo = 'r1'): Promise<Response> {
  const { body } = await agent.call('exportKnowledge', { robotNo, format })
  return fetch(world.http.address + String(body.data['path']), { headers: agent.headers })
}

const odd = [
  {
    id: 'odd-1',
    question: '=1+1',
    answerHtml: 'Tom &amp; Jerry',
    similar: ['+2', "'=3", '@x'],
    category: '-c',
  },
  {
    id: 'odd-2',
    question: '"quoted", with; signs',
    answerHtml: '<p>a<br />b</p>',
    validFrom: '2026-12-01T00:00:00.000Z',
    validUntil: '2027-01-01',
    published: false,
    attachments: [{ name: 'Slip, "new".pdf', url: 'https://shop.example/a.pdf' }],
  },
  { id: 'odd-3', question: '中文问题？', answerHtml: '<ul><li>一</li></ul>', language: 'zh' },
]

it.each(['csv', 'json'])('%s gives back what was there, and imports as unchanged', async (format) => {
  const agent = await ana()
  await importFile(agent, 'json', JSON.stringify(odd))
  const response = await exported(agent, format)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="knowledge-[\d-]+\.(csv|json)"$/,
  )
  const file = Buffer.from(await response.arrayBuffer())
  const again = await importFile(agent, format, file)
  expect(new Set(outcomes(again))).toEqual(new Set(['unchanged']))
  const { count } = await world.node.deps.db
    .selectFrom('knowledge_documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', world.demo.tenantId)
    .where('robot_no', '=', 'r1')
    .executeTakeFirstOrThrow()
  expect(again.rows).toHaveLength(count)
  if (format === 'csv') expect(file.toString()).not.toMatch(/(?:^|,)"[=+\-@\t\r]/m)

  // Into an empty tenant everything is new, and the export from there is the same.
  const other = await seedTenant(world.node.deps.db, `copy-${format}`)
  await world.node.deps.db.deleteFrom('knowledge_documents').where('tenant_id', '=', other.tenantId).execute()
  const copier = await Agent.signIn(world.http, `ana@copy-${format}.example`)
  expect(new Set(outcomes(await importFile(copier, format, file)))).toEqual(new Set(['added']))
  expect(await (await exported(copier, format)).text()).toBe(file.toString().replace(/^\uFEFF/, ''))
})

it('has drafts as their editors wrote them, and published documents as visitors get them', async () => {
  const agent = await ana()
  const robotNo = 'drafted'
  const texts = { question: 'Is it a draft?', answer: '<p>It is.</p>' }
  const begun = await agent.call('createDocument', { robotNo, language: 'en', ...texts })
  const { docId } = begun.body.data as { docId: string }
  const changes = { similar: ['Still a draft?'] }
  await agent.call('saveDocumentDraft', { docId, revision: 1, changes })
  await importFile(agent, 'csv', 'question,answer\nIs it public?,Yes.', { robotNo })
  const listed = (await agent.call('listDocuments', { robotNo, words: 'public' })).body.data as {
    documents: { docId: string }[]
  }
  const publicId = listed.documents[0]?.docId ?? ''
  await agent.call('saveDocumentDraft', { docId: publicId, revision: 0, changes: { category: 'Later' } })
  const file = await (await exported(agent, 'json', robotNo)).text()
  const { documents } = JSON.parse(file) as { documents: { id: string }[] }
  expect(documents.find(({ id }) => id === docId)).toMatchObject({
    question: 'Is it a draft?',
    answerHtml: '<p>It is.</p>',
    similar: ['Still a draft?'],
    published: false,
  })
  expect(documents.find(({ id }) => id === publicId)).toMatchObject({ category: '', published: true })
  expect(outcomes(await importFile(agent, 'json', file, { robotNo }))).toEqual(['unchanged', 'unchanged'])
})

it('is for one sign-in and one minute, and names the robot that was asked for', async () => {
  const agent = await ana()
  const { body } = await agent.call('exportKnowledge', { robotNo: 'r1', format: 'json' })
  const path = String(body.data['path'])
  const other = await ana()
  const get = (address: string, headers: Record<string, string>) =>
    fetch(world.http.address + address, { headers })
  expect((await get(path, other.headers)).status).toBe(404)
  expect((await get(path, {})).status).toBe(401)
  expect((await get(`${path}x`, agent.headers)).status).toBe(404)
  expect((await get(path, agent.headers)).status).toBe(200)
  expect(await (await exported(agent, 'json', 'no-such-robot')).json()).toEqual({ documents: [] })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vectorTiming } from '@foyer/server/node-timing.ts'
import { robotScope } from '@foyer/server/features/robot/knowledge/robot-scope.ts'
import { search } from '@foyer/server/features/robot/knowledge/search.ts'
import { createVectors, type Vectors } from '@foyer/server/features/robot/vectors/vectors.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { embeds } from '@foyer/testkit/model/embeds.ts'
import { startModelServer, type Behaviour, type ModelServer } from '@foyer/testkit/model/model-server.ts'
import { givenDocument } from './given.ts'

const world = givenWorld()
let model: ModelServer
beforeAll(async () => void (model = await startModelServer()))
afterAll(() => model.close())

const robotNo = 'vectors'
/** Two that no word tells apart; the later one is first, and a model knows that a broth is a soup. */
const known: Record<string, number[]> = { broth: [1, 0, 0], soup: [0.9, 0.1, 0], tea: [0, 1, 0] }

function vectorsOf(changes: { askMs?: number; model?: string; now?: () => number } = {}): Vectors {
  const { config, clock } = world.node.deps
  const endpoint = { baseUrl: model.endpoint.baseUrl, model: changes.model ?? 'small', key: 'key' }
  const vectors = { endpoint, encoder: undefined, allow: [model.address], askMs: changes.askMs ?? 10_000 }
  return createVectors({
    ...world.node.deps,
    config: { ...config, vectors },
    clock: changes.now ? { now: changes.now } : clock,
    resolve: undefined,
  })
}

async function givenKnowledge(): Promise<void> {
  const { deps } = world.node
  await givenDocument(deps, world.demo.tenantId, {
    docId: 'a',
    robotNo,
    question: 'Item soup',
    answer: 'soup',
  })
  await givenDocument(deps, world.demo.tenantId, { docId: 'b', robotNo, question: 'Item tea', answer: 'tea' })
}

async function firstFor(vectors: Vectors): Promise<string | undefined> {
  const { db, clock } = world.node.deps
  const scope = await robotScope(db, world.demo.tenantId, robotNo, 'en')
  if (!scope) throw new Error('the robot knows nothing')
  const { ranked } = await search(db, scope, 'item broth', clock.now(), vectors)
  return ranked[0]?.document.docId
}

async function fillAll(vectors: Vectors): Promise<number> {
  let all = 0
  for (let filled = await vectors.fill(); filled > 0; filled = await vectors.fill()) all += filled
  return all
}

/** Rows of this robot that a model has read. */
async function readBy(name: string): Promise<number> {
  const rows = await world.node.deps.db
    .selectFrom('knowledge_rows')
    .select('doc_id')
    .where('tenant_id', '=', world.demo.tenantId)
    .where('robot_no', '=', robotNo)
    .where('embedded_by', '=', name)
    .execute()
  return rows.length
}

describe('embeddings', () => {
  it('rows are read after they are saved, saving waits for nobody, and likeness orders what words leave open', async () => {
    model.behave(() => undefined)
    await givenKnowledge()
    expect(await readBy('small')).toBe(0)
    model.behave(embeds(known))
    const vectors = vectorsOf()
    expect(await firstFor(vectors)).toBe('b')
    expect(await fillAll(vectors)).toBeGreaterThanOrEqual(4)
    expect(await readBy('small')).toBe(4)
    expect(await firstFor(vectors)).toBe('a')
    expect(model.asked.at(-1)).toMatchObject({
      path: '/v1/embeddings',
      headers: { authorization: 'Bearer key' },
      body: { model: 'small', input: ['item broth'] },
    })
    // A document that is saved again is read again, and another model reads everything.
    await givenKnowledge()
    expect(await readBy('small')).toBe(0)
    await fillAll(vectors)
    await fillAll(vectorsOf({ model: 'other' }))
    expect(await readBy('other')).toBe(4)
    await fillAll(vectors)
  })

  const json = (body: string): Behaviour => {
    return (answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }
  it.each<[string, Behaviour, { askMs?: number }]>([
    ['hangs', () => undefined, { askMs: 50 }],
    ['hangs in the middle', (answer) => void answer.writeHead(200).write('{"data":['), { askMs: 50 }],
    ['says 500', (answer) => void answer.writeHead(500).end('{}'), {}],
    ['cuts the connection', (answer) => void answer.destroy(), {}],
    ['says what is no JSON', json('<html>'), {}],
    ['says other JSON', json('{"data":"none"}'), {}],
    ['leaves one out', json('{"data":[]}'), {}],
    ['says figures that are none', json('{"data":[{"index":0,"embedding":["x",null]}]}'), {}],
    ['says nothing but zeros', json('{"data":[{"index":0,"embedding":[0,0,0]}]}'), {}],
    ['has another size', json('{"data":[{"index":0,"embedding":[1,0,0,0,0]}]}'), {}],
    ['says too much', json(`{"data":[],"x":"${'x'.repeat(5 * 1024 * 1024)}"}`), {}],
  ])('a model that %s costs nothing but its help', async (_, behaviour, changes) => {
    await givenKnowledge()
    model.behave(embeds(known))
    await fillAll(vectorsOf())
    model.behave(behaviour)
    expect(await firstFor(vectorsOf(changes))).toBe('b')
  })

  it('a model that failed is left alone for a while, and rows wait for it', async () => {
    await givenKnowledge()
    model.behave((answer) => void answer.writeHead(500).end())
    const vectors = vectorsOf()
    expect(await vectors.fill()).toBe(0)
    const before = model.asked.length
    expect(await vectors.fill()).toBe(0)
    expect(await firstFor(vectors)).toBe('b')
    expect(model.asked.length).toBe(before)
    expect(await readBy('small')).toBe(0)
  })

  it('F26 a row that the model refuses does not keep the others from being read', async () => {
    await givenKnowledge()
    model.behave((answer, asked) =>
      JSON.stringify(asked.body).includes('soup')
        ? void answer.writeHead(400).end()
        : embeds(known)(answer, asked),
    )
    const now = { at: Date.now() }
    const vectors = vectorsOf({ model: 'picky', now: () => now.at })
    for (let round = 0; round < 100 && (await readBy('picky')) < 2; round++) {
      await vectors.fill()
      now.at += vectorTiming.restMs
    }
    expect(await readBy('picky')).toBe(2)
  })

  it('an address that nobody listed is not called', async () => {
    const { config } = world.node.deps
    const endpoint = { baseUrl: model.endpoint.baseUrl, model: 'small', key: '' }
    const vectors = { endpoint, encoder: undefined, allow: [], askMs: 10_000 }
    const before = model.asked.length
    const stranger = createVectors({ ...world.node.deps, config: { ...config, vectors }, resolve: undefined })
    expect(await stranger.fill()).toBe(0)
    expect(model.asked.length).toBe(before)
  })
})

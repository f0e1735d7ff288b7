import { beforeAll, expect, it } from 'vitest'
import { measure } from '@foyer/server/features/robot/calibration/calibrate-due.ts'
import { saveCalibration } from '@foyer/server/features/robot/calibration/calibration-repository.ts'
import { robotScope } from '@foyer/server/features/robot/knowledge/robot-scope.ts'
import { search } from '@foyer/server/features/robot/knowledge/search.ts'
import { createVectors, fillAll, type Vectors } from '@foyer/server/features/robot/vectors/vectors.ts'
import { confidence } from '@foyer/server/rules/robot/rank/confidence.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenDocument } from './given.ts'

const world = givenWorld()
const robotNo = 'encoder'
/** Questions and answers of a laundry, with two phrasings each. */
const laundry = [
  ['Can you remove red wine from silk?', 'Wine stain on a silk blouse', 'Most wine comes out of silk.'],
  ['When are my clothes ready?', 'How long does washing take?', 'Clothes are ready after two days.'],
  ['Do you pick up laundry at home?', 'Collect my washing from my flat', 'We collect at your door.'],
  ['Which soap do you use?', 'Is your detergent mild?', 'Our soap has no perfume.'],
  ['How much is a shirt?', 'Price for a shirt', 'A shirt is 3 euros.'],
  ['Do you iron trousers?', 'Trousers pressed', 'Trousers are ironed by hand.'],
  ['Can I pay by card?', 'Do you take cards?', 'Cards are welcome.'],
  ['A button is missing', 'My coat lost a button in the wash', 'We sew buttons on for free.'],
  ['Do you clean carpets?', 'Rug cleaning', 'Carpets take one week.'],
  ['Where are your shops?', 'Your address', 'Our shops are in the old town.'],
]

/** It shares a word with the price of a shirt, and none with what it asks for. */
const fetched = 'Will somebody fetch my shirt from my house?'

let vectors: Vectors
beforeAll(async () => {
  const { deps } = world.node
  const { tenantId } = world.demo
  for (const [at, [question = '', similar = '', answer = '']] of laundry.entries())
    await givenDocument(deps, tenantId, {
      docId: `laundry-${at}`,
      robotNo,
      question,
      similar: [similar],
      answer,
    })
  const french = { docId: 'laundry-fr', robotNo, question: 'Repassez-vous ?', answer: 'Oui.', language: 'fr' }
  await givenDocument(deps, tenantId, french)
  const config = { ...deps.config, vectors: { ...deps.config.vectors, encoder: 'english' as const } }
  vectors = createVectors({ ...deps, config, resolve: undefined })
  await fillAll(vectors)
  const knowledge = { tenantId, robotNo, language: 'en' }
  const measured = await measure(deps.db, knowledge, 1, { vectors, failures: deps.failures })
  await saveCalibration(deps.db, knowledge, measured, { dueAt: null, now: 1 })
})

async function asked(question: string, by?: Vectors) {
  const { db } = world.node.deps
  const scope = await robotScope(db, world.demo.tenantId, robotNo, 'en')
  if (!scope) throw new Error('the robot knows nothing')
  const { asked: terms, ranked, statistics } = await search(db, scope, question, 1, by)
  return { first: ranked[0]?.document.docId, sure: confidence(terms, ranked, statistics) }
}

it('reads English rows only, and measures what their similarities mean', async () => {
  const { db } = world.node.deps
  const rows = await db
    .selectFrom('knowledge_rows')
    .select(['language', 'embedded_by'])
    .where('tenant_id', '=', world.demo.tenantId)
    .where('robot_no', '=', robotNo)
    .execute()
  const readers = (language: string) =>
    new Set(rows.filter((row) => row.language === language).map((row) => row.embedded_by))
  expect(readers('en')).toEqual(new Set(['foyer-english']))
  expect(readers('fr')).toEqual(new Set(['']))
  const scope = await robotScope(db, world.demo.tenantId, robotNo, 'en')
  expect(scope?.similarity?.model).toBe('foyer-english')
  expect(scope?.similarity?.scale.known).toBeGreaterThan(scope?.similarity?.scale.foreign ?? 1)
})

it('finds the document by its meaning where the words mislead, and is less sure of what is foreign', async () => {
  expect((await asked(fetched)).first).toBe('laundry-4')
  expect((await asked(fetched, vectors)).first).toBe('laundry-2')
  const foreign = 'Can I take my dog on the plane?'
  const [byWords, withMeaning] = await Promise.all([asked(foreign), asked(foreign, vectors)])
  expect(withMeaning.sure).toBeLessThan(byWords.sure)
})

it('orders by words alone when the encoder takes too long, and by meaning with the next question', async () => {
  const { deps } = world.node
  const hurried = { ...deps.config.vectors, encoder: 'english' as const, askMs: 1 }
  const slow = createVectors({ ...deps, config: { ...deps.config, vectors: hurried }, resolve: undefined })
  expect(await asked(fetched, slow)).toEqual(await asked(fetched))
  expect((await asked(fetched, vectors)).first).toBe('laundry-2')
})

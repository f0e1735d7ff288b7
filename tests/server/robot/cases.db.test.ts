import { expect, it } from 'vitest'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { BrokenCases, checkCases } from '@foyer/server/features/robot/cases/check-cases.ts'
import { casesOf, saveCase } from '@foyer/server/features/robot/cases/case-repository.ts'
import { publishDialogue, saveDialogue } from '@foyer/server/features/robot/publish/publish-dialogue.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { setPublished } from '@foyer/server/features/robot/publish/set-published.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { kettle } from './given.ts'

const world = givenWorld()

/** A robot of its own with one document and one case that holds. */
async function given(robotNo: string, mustNotSay: string[] = []) {
  const { db } = world.node.deps
  const robot = { tenantId: world.demo.tenantId, robotNo }
  const document = { ...kettle, robotNo, docId: robotNo }
  const saving = { tenantId: robot.tenantId, now: world.node.deps.clock.now() }
  await saveDocument(db, saving, document)
  const expected = { language: 'en', question: kettle.question, expectedDocId: robotNo, mustNotSay }
  await saveCase(db, robot, expected, saving.now)
  const failures = async () => (await casesOf(db, robot)).map(({ before }) => before?.reason ?? 'held')
  return { db, robot, document, saving, failures }
}

it('a document that breaks a case is not withdrawn, and the robot goes on answering', async () => {
  const { db, saving, document, failures } = await given('a')
  const withdrawal = setPublished(db, saving, document.docId, false)
  await expect(withdrawal).rejects.toThrow(
    /How do I descale my kettle\? \(noAnswer\): expected a; now nothing/,
  )
  await expect(withdrawal).rejects.toBeInstanceOf(BrokenCases)
  const row = await db
    .selectFrom('knowledge_documents')
    .select('is_published')
    .where('id', '=', 'a')
    .executeTakeFirst()
  expect(row).toEqual({ is_published: true })
  expect(await failures()).toEqual(['held'])
})

it('nor is an answer published that says what must not be said', async () => {
  const { db, saving, document } = await given('b', ['bleach'])
  await expect(
    saveDocument(db, saving, { ...document, answer: '<p>With BLEACH.</p>' }),
  ).rejects.toMatchObject({
    broken: [{ question: kettle.question, failure: { reason: 'said', docId: 'b', said: 'With BLEACH.' } }],
  })
})

it('nor a dialogue that takes the words of a case', async () => {
  const { db, robot } = await given('c')
  const { clock } = world.node.deps
  const parts = { db, clock }
  await saveDialogue(parts, robot, { ...orderDialogue, phrases: [kettle.question] })
  await expect(publishDialogue(parts, robot, orderDialogue.id)).rejects.toMatchObject({
    broken: [{ failure: { reason: 'otherDocument', docId: `dialogue:${orderDialogue.id}` } }],
  })
  expect(await publishDialogue(parts, robot, orderDialogue.id, { despiteCases: true })).toEqual({
    version: 1,
  })
})

it('what is published all the same stays marked, stops nothing further, and is unmarked when it is mended', async () => {
  const { db, saving, document, failures } = await given('d')
  await setPublished(db, { ...saving, despiteCases: true }, 'd', false)
  expect(await failures()).toEqual(['noAnswer'])
  const other = {
    ...document,
    docId: 'd-other',
    question: 'Where are you?',
    answer: '<p>By the harbour.</p>',
  }
  const { broken, failing } = await saveDocument(db, saving, other)
  expect(broken).toEqual([])
  expect(failing).toMatchObject([{ question: kettle.question }])
  await setPublished(db, saving, 'd', true)
  expect(await failures()).toEqual(['held'])
})

it('drafts are nobody’s answer: they are saved whatever the cases say', async () => {
  const { db, robot, saving, document } = await given('e')
  const wrong = { language: 'en', question: 'Where are you?', expectedDocId: 'nowhere', mustNotSay: [] }
  await saveCase(db, robot, wrong, saving.now)
  await saveDocument(db, saving, { ...document, docId: 'e2', isPublished: false })
  await expect(saveDocument(db, saving, { ...document, docId: 'e3' })).rejects.toBeInstanceOf(BrokenCases)
})

it('a document stays with its robot', async () => {
  const { db, saving, document } = await given('f')
  await expect(saveDocument(db, saving, { ...document, robotNo: 'g' })).rejects.toThrow('object.unknown')
})

it('what there was no time for is unchecked, not taken for good', async () => {
  const { db, robot, saving } = await given('i')
  expect(await checkCases(db, robot, saving.now, -1)).toMatchObject([{ failure: { reason: 'unchecked' } }])
})

it('two hundred cases are asked well within ten seconds', async () => {
  const { db, robot, saving, document } = await given('h')
  for (let n = 0; n < 199; n += 1)
    await saveCase(
      db,
      robot,
      {
        language: 'en',
        question: `How do I descale my kettle ${n}?`,
        expectedDocId: 'h',
        mustNotSay: ['bleach'],
      },
      saving.now,
    )
  const began = performance.now()
  await saveDocument(db, saving, document)
  expect(performance.now() - began).toBeLessThan(10_000)
})

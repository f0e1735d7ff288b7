import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const long =
  'What may I do when my parcel has arrived, but the kettle in it is broken, wet, of another colour or not a kettle?'
const answer =
  '<h3>Damage</h3><p>Please send us <strong>a picture</strong> within <em>30 days</em>.</p>' +
  '<ul><li><p>Keep the box.</p></li><li><p>Do not use the kettle.</p></li></ul>' +
  '<blockquote><p>Safety first.</p></blockquote><table><tbody><tr><th><p>Part</p></th><td><p>Lid</p></td></tr></tbody></table>' +
  '<p><a href="https://shop.example/returns">All about returns</a></p>'

type Draft = { draft: { revision: number }; version: number }

/** A document with some of everything, two versions, a draft and a translation. Answers with its id. */
async function givenDocument(ana: Agent): Promise<string> {
  const robotNo = 'r1'
  const created = await ana.call('createDocument', { robotNo, language: 'en', question: long })
  const { docId } = created.body.data as { docId: string }
  const read = async (): Promise<Draft> => (await ana.call('readDocument', { docId })).body.data as Draft
  const save = async (changes: object): Promise<void> => {
    const { revision } = (await read()).draft
    const saved = await ana.call('saveDocumentDraft', { docId, revision, changes })
    expect(saved.body).toMatchObject({ data: { conflicts: [] } })
  }
  const publish = async (note: string): Promise<void> => {
    const { version, draft } = await read()
    const input = { docId, version, revision: draft.revision, note }
    expect((await ana.call('publishDocumentDraft', input)).body).toMatchObject({ data: { isDone: true } })
  }
  const files = [{ name: 'Return slip.pdf', url: 'https://shop.example/a/very/long/address/slip.pdf' }]
  await save({
    answer,
    similar: ['It is broken', long],
    category: 'Damage',
    attachments: files,
    related: ['d1'],
  })
  await publish('')
  await save({ answer: answer.replace('30 days', '14 days'), similar: ['It is broken'] })
  await publish('The period is shorter, because the carrier wants to hear of damage within two weeks')
  await save({ category: 'Broken on arrival', validUntil: Date.now() + 9_000_000_000 })
  const zh = { robotNo, language: 'zh', question: '收到的商品损坏怎么办？', translationOf: docId }
  expect((await ana.call('createDocument', { ...zh, answer: '<p>请在十四天内联系我们。</p>' })).status).toBe(
    200,
  )
  return docId
}

for (const look of looks) {
  test(`WCAG list, editor and history of documents in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const ana = await Agent.signIn(desk.http, desk.email)
    const docId = await givenDocument(ana)
    const page = await openIn(browser, look)
    await page.goto(address('/desk/knowledge/documents'))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-document-row').nth(3)).toBeVisible()
    await shoot(page, 'documents', look)
    await page.goto(address('/desk/knowledge/documents?words=nothing-has-this'))
    await expect(page.locator('.desk-empty')).toBeVisible()
    await shoot(page, 'documents-none', look)
    await page.locator('.desk-documents-head button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(page, 'document-new', look)

    await page.goto(address(`/desk/knowledge/documents/${docId}`))
    await expect(page.locator('.desk-answer-text h3')).toBeVisible()
    await page.locator('.desk-document-side section select').first().selectOption({ index: 1 })
    await expect(page.locator('.desk-translation h4')).toBeVisible()
    await shoot(page, 'document', look)
    await page.locator('.desk-publish-buttons button').last().click()
    await expect(page.locator('.desk-changes li').first()).toBeVisible()
    await shoot(page, 'document-publish', look)

    await page.goto(address(`/desk/knowledge/documents/${docId}/history`))
    await expect(page.locator('.desk-versions li')).toHaveCount(2)
    await shoot(page, 'document-history', look)
    await page.locator('.desk-versions button').last().click()
    await expect(page.locator('.desk-changes del').first()).toBeVisible()
    await shoot(page, 'document-compare', look)
  })
}

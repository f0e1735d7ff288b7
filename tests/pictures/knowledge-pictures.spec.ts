import { expect, test, type Page } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { givenDesk, type GivenDesk } from '../desk-looks/given-desk.ts'
import { openIn } from '../desk-looks/looks.ts'
import { signIn } from '../desk-looks/sign-in.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { shoot } from './shoot.ts'

const returns = 'You may return everything within 30 days. Print the return slip and put it into the parcel.'

/** What visitors ask and agents answer, for usage, thumbs and suggestions. */
async function givenLife({ http, channelKey }: GivenDesk, ana: Agent): Promise<void> {
  const ask = (visitor: Visitor, question: string) =>
    visitor.call('robotAsk', { question, id: newId(), robotNo: 'r1', tenantId: channelKey })
  for (const question of [
    'Where is my order?',
    'How do I return something?',
    'When do I get my money back?',
  ]) {
    const visitor = await Visitor.start(http, { channelId: channelKey })
    await ask(visitor, question)
    await visitor.call('chatClose')
  }
  for (const question of ['Boots pinch after hiking', 'Sleeves shrank badly']) {
    const visitor = await Visitor.start(http, { channelId: channelKey })
    await ask(visitor, question)
    await visitor.call('transferAgent')
    const threadId = await threadIdOf(visitor)
    await ana.call('takeThread', { threadId })
    await ana.reply(threadId, returns)
    await visitor.call('chatClose')
  }
}

/** The document about returns with more phrasings, a note, and a Chinese version. */
async function givenDocument(ana: Agent): Promise<void> {
  const { draft, version } = (await ana.call('readDocument', { docId: 'd7' })).body.data as {
    draft: { revision: number }
    version: number
  }
  const changes = {
    similar: [
      'Can I send an item back?',
      'I do not like it',
      'How long can I return it?',
      'Where is the slip?',
    ],
    related: ['d1'],
  }
  await ana.call('saveDocumentDraft', { docId: 'd7', revision: draft.revision, changes })
  const published = { docId: 'd7', version, revision: draft.revision + 1, note: 'More phrasings' }
  expect((await ana.call('publishDocumentDraft', published)).body).toMatchObject({ data: { isDone: true } })
  await ana.call('saveDocumentDraft', {
    docId: 'd7',
    revision: draft.revision + 2,
    changes: { category: 'Returns and refunds' },
  })
  await ana.call('createDocument', {
    robotNo: 'r1',
    language: 'zh',
    question: '如何退货？',
    answer: '<p>三十天内可以退货：</p><ol><li><p>打印退货单。</p></li><li><p>放入包裹并寄回。</p></li></ol>',
    translationOf: 'd7',
  })
  const drafted = { robotNo: 'r1', language: 'en', answer: '<p>Yes.</p>' }
  await ana.call('createDocument', { ...drafted, question: 'Do you wrap presents?' })
}

async function givenUsage({ tenantId, channelKey }: GivenDesk): Promise<void> {
  const { db } = await worldDeps()
  const channel = await db
    .selectFrom('channels')
    .select('id')
    .where('key', '=', channelKey)
    .executeTakeFirstOrThrow()
  const of = { tenant_id: tenantId, scope: 'channel', scope_id: String(channel.id) } as const
  const today = Math.floor(Date.now() / 86_400_000)
  for (let ago = 0; ago < 30; ago += 1) {
    const tokens = 12_000 + ((ago * 7_919) % 9_000)
    await db
      .insertInto('model_usage')
      .values({ ...of, day: today - ago, tokens, ms: tokens * 4, micros: tokens * 2 })
      .execute()
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address(`/desk/knowledge/${path}`))
}

test('the pages of the studio', async ({ browser }) => {
  test.slow()
  const desk = await givenDesk()
  const ana = await Agent.signIn(desk.http, desk.email)
  await givenDocument(ana)
  await givenLife(desk, ana)
  await givenUsage(desk)
  await ana.call('createDialogue', { robotNo: 'r1', name: 'Where is my order?', from: 'example' })

  const page = await openIn(browser, { locale: 'en', theme: 'light' })
  await open(page, 'documents')
  await signIn(page, desk.email)
  await expect(page.getByText('Do you wrap presents?')).toBeVisible()
  await shoot(page, 'documents')
  await open(page, 'documents/d7')
  await page.locator('.desk-document-side section select').first().selectOption({ index: 1 })
  await expect(page.getByText('三十天内可以退货：')).toBeVisible()
  await shoot(page, 'document')
  await open(page, 'test')
  await page.getByRole('textbox', { name: 'Question' }).fill('Can I retrun my order?')
  await page.keyboard.press('Enter')
  await expect(page.locator('.desk-test-answer ol li').first()).toBeVisible()
  await shoot(page, 'test')
  await expect(async () => {
    await open(page, 'proposals')
    await expect(page.locator('.desk-proposals-row')).toHaveCount(2, { timeout: 2_000 })
  }).toPass()
  await shoot(page, 'suggestions')
  await open(page, 'dialogues')
  await page.locator('.desk-dialogues-list a').first().click()
  await expect(page.locator('.react-flow__node')).toHaveCount(11)
  await page.locator('.react-flow__node').first().click()
  await expect(page.locator('.desk-graph-panel')).toBeVisible()
  await shoot(page, 'dialogue')
  await open(page, 'model')
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await page.getByRole('heading', { name: 'Usage' }).evaluate((heading) => heading.scrollIntoView())
  await shoot(page, 'model')
})

import { expect, test } from '@playwright/test'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { givenDesk, type GivenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const long =
  'I ordered a kettle on Monday and it has not arrived, so can I send it back to Donaudampfschifffahrtsgesellschaftskapitänsmützenverkauf?'

const questions = [
  { question: long, source: 'resembling', docId: 'd7', words: '' },
  { question: '买错了颜色，可以换一个吗？', source: 'clicked', docId: 'd7', words: '' },
  {
    question: 'Can I bring my dog into the shop?',
    source: 'words',
    docId: null,
    words: 'Yes, dogs are welcome.\nPlease keep them on a lead.',
  },
] as const

/** Suggestions of every kind, each asked by two visitors. */
async function givenProposals({ tenantId, http, channelKey }: GivenDesk): Promise<void> {
  const { db } = await worldDeps()
  for (const locale of ['en', 'zh']) await Visitor.start(http, { channelId: channelKey, locale })
  const threads = await db
    .selectFrom('threads')
    .select(['id', 'user_id'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const now = Date.now()
  for (const [at, { question, source, docId, words }] of questions.entries()) {
    const id = `looks-${at}`
    const of = { tenant_id: tenantId, robot_no: 'r1', language: 'en' }
    await db
      .insertInto('knowledge_proposals')
      .values({ ...of, id, question, question_key: id, asked_at: now })
      .execute()
    for (const [place, thread] of threads.entries())
      await db
        .insertInto('proposal_evidence')
        .values({
          tenant_id: tenantId,
          proposal_id: id,
          thread_id: thread.id,
          seq: at + 1,
          first_seq: 1,
          user_id: thread.user_id,
          reason: place === 0 ? 'refused' : 'askedPerson',
          source,
          doc_id: docId,
          words,
          asked_at: now,
        })
        .execute()
  }
}

for (const look of looks) {
  test(`WCAG suggestions, their effect, and automatic acceptance in ${look.locale}, ${look.theme}`, async ({
    browser,
  }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/knowledge/proposals'))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-proposals .desk-empty')).toBeVisible()
    await shoot(page, 'knowledge-proposals-empty', look)

    await givenProposals(desk)
    await page.reload()
    await expect(page.locator('.desk-proposals-row')).toHaveCount(3)
    await shoot(page, 'knowledge-proposals', look)
    await page.locator('.desk-proposals-row [aria-expanded]').first().click()
    await expect(page.locator('.desk-proposals-choice li').first()).toBeVisible()
    await shoot(page, 'knowledge-proposals-choice', look)
    await page.locator('.desk-proposals-bulk input').check()
    await page.locator('.desk-proposals-bulk button').first().click()
    await expect(page.locator('.desk-proposals-effect').first()).toBeVisible()
    await shoot(page, 'knowledge-proposals-effect', look)
    await page.getByRole('dialog').locator('button').last().click()
    await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
    await shoot(page, 'knowledge-proposals-drafts', look)
    await page.keyboard.press('Escape')
    await page.locator('.desk-proposals-bar select').first().selectOption('accepted')
    await expect(page.locator('.desk-proposals-row')).toHaveCount(3)
    await shoot(page, 'knowledge-proposals-accepted', look)
    await page.context().close()
  })
}

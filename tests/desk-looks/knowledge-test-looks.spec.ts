import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const long =
  'I ordered a kettle on Monday and it has not arrived, and nobody answers the telephone, so can I send it back to Donaudampfschifffahrtsgesellschaftskapitänsmützenverkauf?'

for (const look of looks) {
  test(`WCAG test console, cases and thumbs down in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/knowledge/test'))
    await signIn(page, desk.email)
    const box = page.locator('.desk-test-question textarea')
    await expect(box).toBeVisible()
    await shoot(page, 'knowledge-test-empty', look)
    await box.fill('Can I retrun my order?')
    await box.press('Enter')
    await expect(page.getByRole('meter')).toBeVisible()
    await expect(page.locator('.desk-test-answer ol li').first()).toBeVisible()
    await shoot(page, 'knowledge-test-answer', look)
    await page
      .locator('.desk-robot-list')
      .first()
      .evaluate((list) => list.scrollIntoView())
    await shoot(page, 'knowledge-test-candidates', look)
    await box.fill(long)
    await box.press('Enter')
    await expect(page.locator('.desk-test-history li')).toHaveCount(2)
    await shoot(page, 'knowledge-test-long', look)

    await page.goto(address('/desk/knowledge/cases'))
    await expect(page.locator('.desk-empty')).toBeVisible()
    await shoot(page, 'knowledge-cases-empty', look)
    const agent = await Agent.signIn(desk.http, desk.email)
    const robot = { robotNo: 'r1', language: 'en' }
    await agent.call('saveCase', { ...robot, question: 'How do I return something?', expectedDocId: 'd7' })
    await agent.call('saveCase', {
      ...robot,
      question: long,
      expectedDocId: 'd1',
      mustNotSay: ['90 days', long.slice(0, 190)],
    })
    await page.reload()
    await expect(page.locator('.desk-case')).toHaveCount(2)
    await shoot(page, 'knowledge-cases', look)
    await page.locator('.desk-case button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(page, 'knowledge-case-dialog', look)

    await page.goto(address('/desk/knowledge/complaints'))
    await expect(page.locator('.desk-empty')).toBeVisible()
    await shoot(page, 'knowledge-complaints-empty', look)
    const { db } = await worldDeps()
    for (const question of ['Where is my order?', long, '']) {
      const visitor = await Visitor.start(desk.http, { channelId: desk.channelKey })
      await db
        .insertInto('knowledge_feedback')
        .values({
          tenant_id: desk.tenantId,
          user_id: visitor.started.userId,
          session_key: 's',
          doc_id: 'd1',
          is_useful: false,
          question,
          language: 'en',
          given_at: Date.now(),
        })
        .execute()
    }
    await page.reload()
    await expect(page.locator('.desk-robot-item')).toHaveCount(3)
    await shoot(page, 'knowledge-complaints', look)
    await page.context().close()
  })
}

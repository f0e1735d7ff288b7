import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk, names } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

for (const look of looks) {
  test(`WCAG retention, holds and data requests in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/settings/data'))
    await signIn(page, desk.email)
    const parts = page.locator('.desk-settings-part')
    await expect(parts).toHaveCount(4)
    await shoot(page, 'data', look)
    await parts.nth(2).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'data-empty', look)

    const ana = await Agent.signIn(desk.http, desk.email)
    for (const userName of names.slice(0, 4)) {
      const visitor = await Visitor.start(desk.http, { channelId: desk.channelKey, userName })
      const threadId = await threadIdOf(visitor)
      const kind = userName === names[0] ? 'erasure' : 'export'
      await ana.call('requestVisitorData', { threadId, kind })
      if (kind === 'export')
        await ana.call('holdVisitor', { threadId, reason: 'Court case 4711 about a kettle and its lid' })
    }
    await page.reload()
    await expect(page.locator('.desk-data-state-done')).toHaveCount(4)
    await parts.nth(2).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'data-holds', look)
    await parts.nth(3).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'data-requests', look)

    await parts.nth(3).locator('li button').first().click()
    await expect(page.getByRole('dialog').locator('table')).toBeVisible()
    await shoot(page, 'data-receipt', look)
    await page.keyboard.press('Escape')
    await parts.nth(2).locator('li button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(page, 'data-lift', look)
    await page.context().close()
  })
}

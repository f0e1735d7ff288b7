import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { fillInbox, givenDesk, givenTalk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

for (const look of looks) {
  test(`WCAG transfer, away, the limit and a lost connection in ${look.locale}, ${look.theme}`, async ({
    browser,
  }) => {
    test.slow()
    const desk = await givenDesk()
    await fillInbox(desk)
    const threadId = await givenTalk(desk)
    const { db } = await worldDeps()
    const [ana, ben] = ['Ana', 'Ben'].map((name) => desk.agents.find(({ nick }) => nick === name)?.id ?? 0)
    const api = await Agent.signIn(desk.http, desk.email)
    await api.call('setPresence', { state: 'away' })

    const page = await openIn(browser, look)
    const dialog = page.getByRole('dialog')
    await page.goto(address(`/desk/inbox/${threadId}`))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-away')).toBeVisible()
    await expect(page.getByRole('log')).toBeVisible()
    await shoot(page, 'away', look)
    await page.goto(address('/desk/inbox'))
    await expect(page.locator('.desk-row').first()).toBeVisible()
    await shoot(page, 'away-list', look)

    // The four own conversations and this one are as many as Ana may have.
    await seatAgent(db, desk.tenantId, ana ?? 0, { state: 'away', max: 5 })
    await page.reload()
    await page.locator('#desk-tabs-waiting').click()
    await page.locator('.desk-row').first().click()
    await expect(page.locator('.desk-take strong')).toBeVisible()
    await shoot(page, 'take-full', look)

    // From now on Ben is given who waits.
    await seatAgent(db, desk.tenantId, ben ?? 0, { state: 'available', max: 20 })
    await page.goto(address(`/desk/inbox/${threadId}`))
    await page.locator('.desk-thread-head .mantine-Button-root').first().click()
    await dialog.locator('input').first().click()
    await expect(page.getByRole('option').first()).toBeVisible()
    // Axe asks for a landmark around the list, which belongs to the dialogue and lies beside it.
    for (const [width, px] of Object.entries({ wide: 1280, phone: 390 })) {
      await page.setViewportSize({ width: px, height: 800 })
      await page.screenshot({ path: `reports/desk/transfer.${width}.${look.locale}.${look.theme}.png` })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await page.context().setOffline(true)
    await expect(page.locator('.desk-connection')).toBeVisible()
    await shoot(page, 'lost', look)
    await page.context().close()
  })
}

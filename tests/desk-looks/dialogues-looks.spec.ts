import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk, names } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

for (const look of looks) {
  test(`WCAG dialogues as a list, an outline and a graph in ${look.locale}, ${look.theme}`, async ({
    browser,
  }) => {
    test.slow()
    const desk = await givenDesk()
    const ana = await Agent.signIn(desk.http, desk.email)
    const page = await openIn(browser, look)
    await page.goto(address('/desk/knowledge/dialogues'))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-empty')).toBeVisible()
    await shoot(page, 'dialogues-none', look)

    for (const name of names.filter((one) => one !== ''))
      await ana.call('createDialogue', { robotNo: 'r1', name, from: 'example' })
    await page.reload()
    await expect(page.locator('.desk-dialogues-list li')).toHaveCount(names.length - 1)
    await shoot(page, 'dialogues', look)

    await page.locator('.desk-dialogues-list a').first().click()
    await expect(page.locator('.react-flow__node')).toHaveCount(11)
    await page.locator('.react-flow__node').first().click()
    await expect(page.locator('.desk-graph-panel')).toBeVisible()
    // On a smaller screen something with a tooltip would be under the pointer.
    await page.mouse.move(0, 0)
    await shoot(page, 'dialogue-graph', look)
    await page.locator('.desk-dialogue-tools [aria-expanded]').last().click()
    await page.locator('.desk-simulator button').first().click()
    await expect(page.locator('.desk-simulator-turn')).toHaveCount(1)
    await page.locator('.desk-simulator-answers button').first().click()
    await expect(page.locator('.desk-simulator-turn')).toHaveCount(2)
    await page.mouse.move(0, 0)
    await shoot(page, 'dialogue-simulator', look)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.locator('.desk-outline-step')).toHaveCount(11)
    for (const place of [0, 1, 2]) {
      await page.locator('.desk-outline-head').nth(place).click()
      await shoot(page, `dialogue-outline-${place}`, look)
      await page.setViewportSize({ width: 390, height: 844 })
    }
  })
}

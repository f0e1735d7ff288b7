import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

for (const look of looks) {
  test(`WCAG putting a channel on a site in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const channelId = desk.channelKey
    const page = await openIn(browser, look)
    await page.goto(address('/desk/settings/site'))
    await signIn(page, desk.email)
    const parts = page.locator('.desk-settings-part')
    await expect(parts).toHaveCount(3)
    await shoot(page, 'site', look)
    await parts.nth(1).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'site-empty', look)

    const ana = await Agent.signIn(desk.http, desk.email)
    const allowedOrigins = [
      'https://shop.example',
      'https://*.a-long-name-of-a-house-for-kettles-and-more.example',
      'http://127.0.0.1:8080',
    ]
    await ana.call('setOrigins', { channelId, allowedOrigins })
    for (let key = 0; key < 4; key++) await ana.call('createIdentityKey', { channelId, algorithm: 'HS256' })
    await page.reload()
    await expect(page.locator('.desk-site-list li')).toHaveCount(7)
    await page.locator('.desk-site-add input').fill('no site at all')
    await page.locator('.desk-site-add button').click()
    await expect(page.locator('.desk-settings-part form [id$=error]')).toBeVisible()
    await parts.nth(1).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'site-allowed', look)

    await page.locator('.desk-site-buttons button').first().click()
    await expect(page.getByRole('dialog').locator('.desk-code')).toHaveCount(2)
    await shoot(page, 'site-secret', look)
    await page.keyboard.press('Escape')
    await parts.nth(2).evaluate((part) => part.scrollIntoView())
    await expect(page.locator('.desk-site-buttons button').first()).toBeDisabled()
    await shoot(page, 'site-keys-full', look)

    await page.locator('.desk-site-key ~ button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(page, 'site-revoke', look)
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.locator('.desk-site-key')).toHaveCount(4)
    await page.locator('.desk-site-buttons button').last().click()
    await page.getByRole('dialog').locator('textarea').first().fill('-----BEGIN PRIVATE KEY-----')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.getByRole('dialog').locator('[id$=error]')).toBeVisible()
    await shoot(page, 'site-public-key', look)
    await page.keyboard.press('Escape')
    await page.locator('summary').click()
    await page.locator('.desk-site-example').evaluate((example) => example.scrollIntoView())
    await shoot(page, 'site-example', look)
    await page.context().close()
  })
}

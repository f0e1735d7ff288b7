import { expect, test, type Page } from '@playwright/test'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { codeOf } from '../server/two-factor/given.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const longName = 'The blue laptop of the Rotterdam office, second drawer from the window'

/** Sets up the app in the page that is open, and answers its secret. */
async function setUpApp(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.locator('input').fill(codeOf(secret, Date.now()))
  await page.keyboard.press('Enter')
  await expect(dialog.locator('pre')).toBeVisible()
  return secret
}

for (const look of looks) {
  test(`WCAG two-factor authentication in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const { db } = await worldDeps()
    const { tenant_id: tenantId, id: agentId } = await db
      .selectFrom('agents')
      .select(['tenant_id', 'id'])
      .where('email', '=', desk.email)
      .executeTakeFirstOrThrow()
    const requireFrom = (from: number | null) =>
      db.updateTable('tenants').set({ two_factor_from: from }).where('id', '=', tenantId).execute()
    const page = await openIn(browser, look)

    await requireFrom(1)
    await page.goto(address('/desk/settings/two-factor').replace('127.0.0.1', 'localhost'))
    await expect(page.locator('input[name=email]')).toBeFocused()
    await shoot(page, 'sign-in-passkey', look)
    await signIn(page, desk.email)
    const set = page.locator('#desk-totp ~ div button')
    await expect(set).toBeVisible()
    await shoot(page, 'enrol', look)

    await requireFrom(Date.now() + 86_400_000)
    await page.reload()
    await expect(page.locator('.desk-connection')).toBeVisible()
    await shoot(page, 'two-factor', look)
    await set.click()
    await expect(page.locator('.desk-qr')).toBeVisible()
    await shoot(page, 'two-factor-app', look)
    await setUpApp(page)
    await shoot(page, 'two-factor-codes', look)
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const passkey = { public_key: Buffer.from('-'), counter: 0, transports: [], rp_id: 'localhost' }
    for (const [id, name] of [
      ['a', 'Phone'],
      ['b', longName],
    ])
      await db
        .insertInto('agent_passkeys')
        .values({
          ...passkey,
          tenant_id: tenantId,
          agent_id: agentId,
          id: Buffer.from(`${desk.email} ${id}`).toString('base64url'),
          name: name ?? '',
          origin: new URL(page.url()).origin,
          created_at: Date.now() - 86_400_000,
          used_at: id === 'a' ? Date.now() : null,
        })
        .execute()
    await page.reload()
    await expect(page.locator('.desk-two-factor-passkey')).toHaveCount(2)
    await shoot(page, 'two-factor-on', look)

    await db
      .updateTable('agent_sessions')
      .set({ confirmed_at: new Date(0) })
      .where('tenant_id', '=', tenantId)
      .execute()
    await page.locator('#desk-recovery ~ div button').click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog').locator('input[type=password]')).toBeVisible()
    await shoot(page, 'two-factor-password', look)

    await page.context().clearCookies()
    await page.reload()
    await signIn(page, desk.email)
    await expect(page.locator('.desk-sign-in-other').first()).toBeVisible()
    await shoot(page, 'second-step', look)
    await page.locator('.desk-sign-in-other').first().click()
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await shoot(page, 'second-step-code', look)
    await page.context().close()
  })
}

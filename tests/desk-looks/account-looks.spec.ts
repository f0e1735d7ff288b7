import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { mails } from '../journeys/people/mails.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { png } from '../server/files/pictures.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const longName = 'María-José Fernández de la Vega y Sáenz de Santamaría'

for (const look of looks) {
  test(`WCAG account, security and forgotten password in ${look.locale}, ${look.theme}`, async ({
    browser,
  }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/forgot'))
    await expect(page.locator('input[name=email]')).toBeFocused()
    await shoot(page, 'forgot', look)
    await page.locator('input[name=email]').fill(desk.email)
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('status')).toContainText(desk.email)
    await shoot(page, 'forgot-sent', look)

    const link = /\/desk\/reset#token=\S+/.exec((await mails().next(desk.email)).text ?? '')?.[0] ?? ''
    await page.goto(address(link))
    await page.locator('input[name=password]').fill('password1234')
    await page.locator('button[type=submit]').click()
    await expect(page.locator('[data-strength=weak]')).toBeVisible()
    await expect(page.locator('.desk-password .mantine-InputWrapper-error')).toBeVisible()
    await shoot(page, 'reset', look)
    await page.goto(address('/desk/reset'))
    await expect(page.locator('.desk-sign-in-card a')).toBeVisible()
    await shoot(page, 'reset-invalid', look)

    await page.goto(address('/desk/settings/account'))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-settings-part')).toHaveCount(5)
    await shoot(page, 'account', look)

    const ana = await Agent.signIn(desk.http, desk.email)
    await ana.call('changeName', { nick: longName })
    const form = new FormData()
    form.append('file', new File([await png(200, 300)], 'me.png'))
    await ana.post('changePicture', form)
    await page.reload()
    await expect(page.locator('.desk-account-picture img')).toBeVisible()
    await shoot(page, 'account-picture', look)
    await page.locator('input[name=current]').fill('no')
    for (const [password, strength] of [
      ['short', 'short'],
      ['Harbour2026!', 'fair'],
      ['tiger moss lantern glue', 'strong'],
    ] as const) {
      await page.locator('input[name=password]').fill(password)
      await expect(page.locator(`[data-strength=${strength}]`)).toBeVisible()
    }
    await page.locator('input[name=password]').press('Enter')
    await expect(page.locator('.mantine-InputWrapper-error')).toBeVisible()
    await page.locator('input[name=password]').evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await shoot(page, 'account-password', look)

    await page.goto(address('/desk/settings/security'))
    await expect(page.locator('.desk-settings-part')).toHaveCount(3)
    await expect(page.locator('.desk-sso-form')).toBeVisible()
    await shoot(page, 'security', look)
    const { db } = await worldDeps()
    await db.updateTable('agents').set({ role: 'agent' }).where('email', '=', desk.email).execute()
    await page.reload()
    await expect(page.locator('.desk-empty, .desk-settings-page')).not.toHaveCount(0)
    await shoot(page, 'security-forbidden', look)
    await page.context().close()
  })
}

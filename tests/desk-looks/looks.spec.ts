import { expect, test } from '@playwright/test'
import { address } from '../journeys/people/address.ts'
import { fillInbox, fiveThousandWait, givenDesk, givenTalk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

for (const look of looks) {
  test(`WCAG the desk in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)

    await page.goto(address('/desk/'))
    await expect(page.locator('input[name=email]')).toBeFocused()
    await shoot(page, 'sign-in', look)
    await signIn(page, desk.email)
    await expect(page.locator('.desk-list-none')).toBeVisible()
    await shoot(page, 'empty-inbox', look)

    await fillInbox(desk)
    const threadId = await givenTalk(desk)
    await page.goto(address('/desk/inbox'))
    await expect(page.locator('.desk-row').first()).toBeVisible()
    await shoot(page, 'waiting', look)
    for (const list of ['mine', 'team', 'closed']) {
      await page.locator(`#desk-tabs-${list}`).click()
      await expect(page.locator('.desk-row').first()).toBeVisible()
      await shoot(page, list, look)
    }
    await page.goto(address(`/desk/inbox/${threadId}`))
    await expect(page.getByRole('log')).toContainText('Let me look.')
    await shoot(page, 'thread', look)

    for (const name of ['preferences', 'signals', 'shortcuts', 'sessions']) {
      await page.goto(address(`/desk/settings/${name}`))
      await expect(page.locator('.desk-settings-page h1')).toBeVisible()
      if (name === 'sessions') await expect(page.locator('.desk-sessions li').first()).toBeVisible()
      await shoot(page, `settings-${name}`, look)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address('/desk/settings'))
    await expect(page.locator('.desk-settings-link').first()).toBeVisible()
    await page.screenshot({ path: `reports/desk/settings.phone.${look.locale}.${look.theme}.png` })
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.goto(address('/desk/inbox'))
    await expect(page.locator('.desk-row').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('sa')
    await expect(page.getByRole('combobox')).toHaveValue('sa')
    await shoot(page, 'palette', look)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.locator('.desk-shortcuts')).toBeVisible()
    await shoot(page, 'help', look)
    await page.keyboard.press('Escape')

    if (look.locale === 'en' && look.theme === 'light') {
      await fiveThousandWait(desk)
      await page.goto(address('/desk/inbox'))
      await expect(page.locator('#desk-tabs-waiting')).toContainText('5009')
      await shoot(page, 'five-thousand', look)
    }
    await page.context().close()
  })
}

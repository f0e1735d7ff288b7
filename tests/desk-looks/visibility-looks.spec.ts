import { expect, test } from '@playwright/test'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk, names } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

for (const look of looks) {
  test(`WCAG who sees which conversations in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/settings/visibility'))
    await signIn(page, desk.email)
    await page.getByRole('radio').nth(1).check()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await shoot(page, 'visibility', look)

    const visitor = await Visitor.start(desk.http, { channelId: desk.channelKey, userName: names[0] })
    await visitor.call('transferAgent')
    await page.goto(address(`/desk/inbox/${await threadIdOf(visitor)}`))
    await page.locator('.desk-thread header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitem').last().click()
    await expect(page.getByRole('dialog').locator('li').first()).toBeVisible()
    await shoot(page, 'who-sees', look)
    await page.context().close()
  })
}

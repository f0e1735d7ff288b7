import { expect, test } from '@playwright/test'
import { browserOptions } from '../../playwright.config.ts'
import { address } from '../journeys/people/address.ts'
import { givenCaller, givenPastCalls } from './given-calls.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

test.use({
  launchOptions: {
    ...browserOptions,
    args: [...browserOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

for (const look of looks) {
  test(`WCAG calls at the desk in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/calls'))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-list-none')).toBeVisible()
    await shoot(page, 'empty-calls', look)

    await page.goto(address('/desk/settings/devices'))
    await page.locator('.desk-settings-inner button').last().click()
    await expect(page.locator('.desk-devices video')).toBeVisible()
    await shoot(page, 'settings-devices', look)

    const { visitor, threadId } = await givenCaller(desk)
    await givenPastCalls(desk, threadId)
    await page.goto(address('/desk/calls'))
    await expect(page.locator('.desk-call-row').first()).toBeVisible()
    await shoot(page, 'calls', look)

    await visitor.call('userVideoInvitation', { videoType: 'video' })
    await expect(page.locator('.call-incoming')).toBeVisible()
    await shoot(page, 'call-incoming', look)
    await page.locator('.call-answer-no').click()
    await expect(page.locator('.call-ended')).toBeVisible()
    await shoot(page, 'call-declined', look)

    await page.goto(address(`/desk/inbox/${threadId}`))
    await page.locator('.desk-call-button').last().click()
    await expect(page.locator('.foyer-dialog')).toBeVisible()
    // Whoever opened this browser has allowed nothing yet.
    await shoot(page, 'call-refused', look)
    await page.keyboard.press('Escape')
    await page.context().grantPermissions(['microphone', 'camera'])
    await page.locator('.desk-call-button').last().click()
    await expect(page.locator('.call-own')).toBeVisible()
    // Off the button, whose name stands beside it meanwhile.
    await page.mouse.move(640, 790)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await shoot(page, 'call-window', look)
    await page.locator('.call-head-button').click()
    await expect(page.locator('.call-bar')).toBeVisible()
    await shoot(page, 'call-small', look)
    await page.context().close()
  })
}

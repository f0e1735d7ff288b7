import { expect, test } from '@playwright/test'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { address } from '../journeys/people/address.ts'
import { picture } from '../journeys/people/files.ts'
import { pasteFiles } from '../journeys/people/hand-over.ts'
import { logWriter } from '../journeys/people/log-writer.ts'
import { fillInbox, givenDesk, givenTalk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

for (const look of looks) {
  test(`WCAG what opens from a conversation in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    await fillInbox(desk)
    const threadId = await givenTalk(desk)
    const ana = await Agent.signIn(desk.http, desk.email)
    await ana.call('writeNote', { threadId, id: newId(), msgContent: 'Asked the warehouse: Friday.' })
    const writer = await logWriter()
    await writer.say(threadId, { kind: 'goods', ...kinds.goods.example })
    for (const [title, text] of [
      ['Hello', 'Hello {{visitor.name}}, what can I do for you?'],
      [
        'Where a parcel is',
        'You find your parcel under https://shop.example/parcels with the number in our e-mail.',
      ],
    ])
      await ana.call('saveCanned', { title, text, isShared: title === 'Hello' })

    const page = await openIn(browser, look)
    const dialog = page.getByRole('dialog')
    const leave = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await page.goto(address(`/desk/inbox/${threadId}`))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-message-internal')).toBeVisible()
    // A link leads to the list in which its conversation stands, and a card that comes after its line is in sight.
    await expect(page.locator('#desk-tabs-mine')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(kinds.goods.example.title)).toBeInViewport()
    const log = page.getByRole('log')
    await expect
      .poll(() => log.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight))
      .toBeLessThan(2)
    await shoot(page, 'talk', look)
    await page.locator('.desk-mode-note').click()
    await page.locator('.desk-composer-box textarea').fill('Ask Ben.')
    await shoot(page, 'talk-note', look)
    await page.locator('.desk-composer-box textarea').fill('')
    await page.locator('.desk-mode button').first().click()

    const tools = page.locator('.desk-composer-tools button')
    await tools.nth(2).click()
    await expect(dialog.getByRole('option')).toHaveCount(2)
    await shoot(page, 'talk-canned', look)
    await leave()
    await tools.nth(3).click()
    await expect(dialog).toBeVisible()
    await shoot(page, 'talk-card', look)
    await leave()
    await tools.first().click()
    await expect(page.locator('.desk-emoji')).toBeVisible()
    await shoot(page, 'talk-emoji', look)
    await page.keyboard.press('Escape')
    await pasteFiles(page.locator('.desk-composer-box textarea'), [await picture('lid.png')])
    await expect(dialog).toBeVisible()
    await shoot(page, 'talk-paste', look)
    await leave()

    await page.locator('.desk-thread-head .mantine-Button-root').first().click()
    await expect(dialog.locator('input').first()).toBeVisible()
    await shoot(page, 'talk-hand-over', look)
    // The first closes the list of colleagues.
    await page.keyboard.press('Escape')
    await leave()
    await page.locator('.desk-thread-head [aria-haspopup=menu]').click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await page.screenshot({ path: `reports/desk/talk-menu.wide.${look.locale}.${look.theme}.png` })
    await page.keyboard.press('Escape')
    await page.locator('.desk-visitor-block').click()
    await expect(dialog).toBeVisible()
    await shoot(page, 'talk-block', look)
    await leave()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.desk-thread-info').click()
    await expect(dialog).toBeVisible()
    await page.screenshot({ path: `reports/desk/talk-visitor.phone.${look.locale}.${look.theme}.png` })
    await leave()
    await page.locator('.desk-thread-head [aria-haspopup=menu]').click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await page.screenshot({ path: `reports/desk/talk-menu.phone.${look.locale}.${look.theme}.png` })
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.goto(address('/desk/library'))
    for (const [at, name] of ['canned', 'forms', 'words', 'blocks'].entries()) {
      await page.getByRole('tab').nth(at).click()
      await shoot(page, `library-${name}`, look)
    }
    await page.goto(address('/desk/inbox'))
    await page.locator('.desk-user').click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await shoot(page, 'account', look)
    await page.context().close()
  })
}

import { expect, test } from '@playwright/test'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk, givenWork } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

for (const look of looks) {
  test(`WCAG messages and tickets at the desk in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/tickets'))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-list-none')).toBeVisible()
    await shoot(page, 'empty-tickets', look)
    await page.goto(address('/desk/messages'))
    await expect(page.locator('.desk-list-none')).toBeVisible()
    await shoot(page, 'empty-messages', look)

    const { messageId, ticketId } = await givenWork(desk)
    await page.goto(address('/desk/messages?show=all'))
    await expect(page.locator('.desk-row')).toHaveCount(4)
    await shoot(page, 'messages', look)
    await page.goto(address(`/desk/messages/${messageId}`))
    await expect(page.locator('.desk-offline-form')).toBeVisible()
    await shoot(page, 'message', look)
    await page.goto(address('/desk/tickets'))
    await expect(page.locator('.desk-ticket-row').first()).toBeVisible()
    await shoot(page, 'tickets', look)
    await page.goto(address(`/desk/tickets/${ticketId}`))
    await expect(page.locator('.desk-entry-internal')).toBeVisible()
    await shoot(page, 'ticket', look)
    await page.locator('.desk-mode-note').click()
    await page.locator('.desk-composer-box textarea').fill('Ask Ben.')
    await shoot(page, 'ticket-note', look)
    await page.locator('.desk-send-more').click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await shoot(page, 'ticket-send', look)

    const ana = await Agent.signIn(desk.http, desk.email)
    const all = Object.values(fields).map(({ example }) => encodeField(example))
    await ana.call('saveForm', { title: 'Everything', fields: all, isForTickets: true })
    await page.goto(address('/desk/library'))
    await page.getByRole('tab').nth(1).click()
    await page.locator('.desk-shelf button').first().click()
    await expect(page.locator('.desk-form-preview input').first()).toBeVisible()
    await shoot(page, 'form-editor', look)
    await page.context().close()
  })
}

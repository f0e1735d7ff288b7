import { expect, test, type Page } from '@playwright/test'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot, type Look } from './looks.ts'
import { signIn } from './sign-in.ts'

const long = 'Everything that has to do with parcels, delivery and what was broken on the way'
const csv = [
  'title,text,shared',
  `"${long}",Hello,yes`,
  'Greeting,"Two\nlines",no',
  'Empty,,yes',
  'مرحبا,x,perhaps',
].join('\n')

/** A file whose rows are added and refused: before, and after it was imported. */
async function importCsv(page: Page, look: Look): Promise<void> {
  await page.locator('.desk-library button').filter({ hasText: 'CSV' }).nth(1).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await shoot(page, 'csv-choose', look)
  const file = { name: 'canned.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.locator('input[type=file]').last().setInputFiles(file)
  await expect(dialog.locator('tbody tr')).toHaveCount(4)
  await shoot(page, 'csv-results', look)
  await dialog.locator('button').last().click()
  await expect(dialog.locator('input[type=file]')).toHaveCount(0)
  await shoot(page, 'csv-done', look)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await shoot(page, 'library-canned', look)
}

for (const look of looks) {
  test(`WCAG lists, forms and ticket types of the library in ${look.locale}, ${look.theme}`, async ({
    browser,
  }) => {
    test.slow()
    const desk = await givenDesk()
    const ana = await Agent.signIn(desk.http, desk.email)
    const page = await openIn(browser, look)
    await page.goto(address('/desk/library'))
    await signIn(page, desk.email)
    await importCsv(page, look)

    const input = {
      title: long,
      fields: Object.values(fields).map(({ example }) => encodeField(example)),
      isForTickets: true,
    }
    const { form } = (await ana.call('saveForm', input)).body.data as { form: { id: string } }
    for (const typeName of ['Damage', long, 'Verloren gegangen'])
      await ana.call('saveTicketType', { typeName, formId: form.id, isArchived: typeName === 'Damage' })
    await page.reload()
    await page.getByRole('tab').nth(2).click()
    await expect(page.locator('.desk-shelf > li')).toHaveCount(3)
    await shoot(page, 'ticket-types', look)
    await page.locator('.desk-shelf > li').nth(1).locator('button').nth(2).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(page, 'ticket-type', look)
    await page.keyboard.press('Escape')

    await page.getByRole('tab').nth(1).click()
    const row = page.locator('.desk-shelf > li').filter({ hasText: long })
    await row.locator('button').last().click()
    await page.getByRole('dialog').locator('button').last().click()
    await expect(page.locator('.desk-form-uses')).toBeVisible()
    await shoot(page, 'form-used', look)
    await page.keyboard.press('Escape')

    await row.locator('button').first().click()
    const editor = page.getByRole('dialog')
    await expect(editor.locator('.desk-shelf-fields > li')).toHaveCount(9)
    await ana.call('saveForm', { ...input, id: form.id, fields: input.fields.slice(0, 3), title: 'Theirs' })
    await editor
      .locator('.desk-shelf-fields > li')
      .nth(5)
      .evaluate((field) => field.scrollIntoView())
    await shoot(page, 'form-choices', look)
    await editor.locator('button[type=submit]').click()
    await expect(editor.getByRole('alert')).toBeVisible()
    await editor.getByRole('alert').evaluate((notice) => notice.scrollIntoView())
    await shoot(page, 'form-conflict', look)
    await page.context().close()
  })
}

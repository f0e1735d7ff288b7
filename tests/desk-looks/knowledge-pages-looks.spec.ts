import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const long =
  'What may I do when my parcel has arrived, but the kettle in it is broken, wet, of another colour or not a kettle?'
const csv = `question,answer\n"${long}",Call us.\nHow do I descale it?,"<p>With vinegar.</p>"\nEmpty?,\nHow do I descale it?,Twice.`
const dayMs = 86_400_000

for (const look of looks) {
  test(`WCAG import and a list of drafts in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/knowledge/import'))
    await signIn(page, desk.email)
    await expect(page.locator('input[type=file]')).toBeAttached()
    await shoot(page, 'knowledge-import', look)
    const choose = (name: string, text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('fragen.csv', `Frage;Antwort;Noch eine Spalte mit einem langen Namen\n${long};Ja.;x`)
    await expect(page.locator('.desk-import-part select').first()).toBeVisible()
    await shoot(page, 'knowledge-import-columns', look)
    await choose(`${'a-file-with-a-long-name-'.repeat(5)}.csv`, csv)
    await expect(page.locator('.desk-import-rows tbody tr')).toHaveCount(4)
    await shoot(page, 'knowledge-import-checked', look)
    await page.locator('input[type=radio][value=drafts]').check()
    await page.locator('.desk-import-part button:not([data-variant=default])').last().click()
    await expect(page.locator('.desk-import-rows a').first()).toBeVisible()
    await shoot(page, 'knowledge-import-done', look)

    await page.goto(address('/desk/knowledge/documents?state=draft'))
    await expect(page.locator('.desk-document-row')).toHaveCount(2)
    await shoot(page, 'documents-drafts', look)
    await page.locator('.desk-documents-buttons button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(page, 'documents-publish-all', look)
    await page.context().close()
  })

  test(`WCAG model with its usage, and the help center in ${look.locale}, ${look.theme}`, async ({
    browser,
  }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/knowledge/model'))
    await signIn(page, desk.email)
    await expect(page.getByRole('switch').first()).toBeVisible()
    await expect(page.locator('.recharts-surface').first()).toBeVisible()
    await shoot(page, 'knowledge-model-off', look)

    const { db } = await worldDeps()
    const today = Math.floor(Date.now() / dayMs)
    const { id } = await db
      .selectFrom('channels')
      .select('id')
      .where('key', '=', desk.channelKey)
      .executeTakeFirstOrThrow()
    for (let ago = 0; ago < 30; ago += 1)
      await db
        .insertInto('model_usage')
        .values({
          tenant_id: desk.tenantId,
          day: today - ago,
          scope: 'channel',
          scope_id: String(id),
          tokens: 12_000 + ((ago * 7919) % 9_000),
          ms: 60_000,
          micros: 40_000,
        })
        .execute()
    await page.reload()
    await page.getByRole('switch').first().click()
    await expect(page.locator('.desk-model-group input').first()).toBeVisible()
    await shoot(page, 'knowledge-model', look)
    await page.locator('.desk-model-views').evaluate((views) => views.scrollIntoView())
    await shoot(page, 'knowledge-model-usage', look)
    await page.locator('.desk-model-views button').last().click()
    await expect(page.locator('.desk-model-table')).toBeVisible()
    await shoot(page, 'knowledge-model-table', look)

    const ana = await Agent.signIn(desk.http, desk.email)
    const intros = { en: `Answers to common questions. ${long}` }
    const version = 0
    const saved = await ana.call('saveHelpCentre', {
      channelId: desk.channelKey,
      isOn: true,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverkauf',
      intros,
      version,
    })
    expect(saved.status).toBe(200)
    await page.goto(address('/desk/knowledge/help-centre'))
    await expect(page.locator('.desk-help-centre-form a[target=_blank]')).toBeVisible()
    await shoot(page, 'knowledge-help-centre', look)
    await page.goto(address(`/help/${desk.channelKey}/en/`))
    await expect(page.locator('h1')).toBeVisible()
    await shoot(page, 'help-centre', look)
    await page.context().close()
  })
}

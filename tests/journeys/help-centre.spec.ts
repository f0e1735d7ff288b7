import { expect, type Browser, type Page, type TestInfo } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { violationsOf } from './people/axe.ts'
import { ownTeam, type Team } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'
import { worldDeps } from './people/world.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'

const arabic = {
  robotNo: 'r1',
  language: 'ar',
  question: 'كيف أعيد طلبي؟',
  similar: [],
  answer: '<p>خلال <b>30</b> يومًا.</p><table><tr><th>اليوم</th><td>الثلاثاء</td></tr></table>',
  category: 'الإرجاع',
  validFrom: undefined,
  validUntil: undefined,
  isPublished: true,
  attachments: [{ name: 'دليل', url: '/files/1/manual.pdf' }],
}

async function givenArabic(channelId: string): Promise<void> {
  const { db, clock } = await worldDeps()
  const { tenant_id: tenantId } = await db
    .selectFrom('channels')
    .select('tenant_id')
    .where('key', '=', channelId)
    .executeTakeFirstOrThrow()
  await saveDocument(db, { tenantId, now: clock.now() }, { ...arabic, docId: 'arabic' })
}

/** An owner finds the page in the studio and switches the help center on. */
async function switchOn(browser: Browser, { ana }: Team): Promise<Page> {
  const { page } = await AgentPage.signIn(browser, ana)
  await page.getByRole('link', { name: 'Knowledge', exact: true }).click()
  await page.getByRole('link', { name: 'Help center' }).click()
  await page.getByRole('switch', { name: 'Show the help center' }).press('Space')
  await page.getByLabel('Title').fill('Harbour Home answers')
  await page.getByLabel('Introduction (English)').fill('What can we do for you?')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Help center saved')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the help center' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  return page
}

/** How the page of the studio looks, for people to look at. */
async function picturesOf(page: Page, info: TestInfo): Promise<void> {
  await page.screenshot({ path: info.outputPath('desk.png') })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.screenshot({ path: info.outputPath('desk-narrow.png') })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('an admin switches the help center on; people without JavaScript read, search, rate and ask', async ({
  browser,
}, info) => {
  const team = await ownTeam()
  expect((await fetch(address(`/help/${team.channelId}/`))).status).toBe(404)
  const desk = await switchOn(browser, team)
  await keepsToWcag(desk)
  await picturesOf(desk, info)
  const link = await desk.getByRole('link', { name: 'Open the help center' }).getAttribute('href')
  expect(link).toBe(address(`/help/${team.channelId}/`))

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await test.step('from the start to an article', async () => {
    await page.goto(link ?? '')
    await expect(page).toHaveURL(address(`/help/${team.channelId}/en/`))
    await expect(page.getByText('What can we do for you?')).toBeVisible()
    await page.getByRole('heading', { name: 'Delivery' }).getByRole('link').click()
    await page.getByRole('link', { name: 'Where is my order?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is my order?')
    await expect(page.getByText('shipping e-mail')).toBeVisible()
  })
  await test.step('the search', async () => {
    await page.getByRole('searchbox').fill('retur my order')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: 'How do I return something?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do I return something?')
  })
  await test.step('a thumb, once', async () => {
    await page.getByRole('button', { name: 'No', exact: true }).press('Enter')
    await expect(page.getByRole('status')).toHaveText('Thanks for your feedback')
    expect(await context.cookies()).toEqual([])
  })
  await context.close()

  await test.step('somebody else changes it at the same time', async () => {
    const api = await Agent.signIn(new Http(address('')), team.ana)
    const theirs = { channelId: team.channelId, isOn: true, title: 'Another title', intros: {}, version: 1 }
    expect((await api.call('saveHelpCentre', theirs)).body.code).toBe(200)
    await desk.getByLabel('Title').fill('Mine')
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText('Someone else has changed the help center')).toBeVisible()
    await expect(desk.getByLabel('Title')).toHaveValue('Another title')
  })
  await test.step('the chat gets the article', async () => {
    const reader = await browser.newContext({ locale: 'en-GB' })
    const chat = await reader.newPage()
    await chat.goto(address(`/help/${team.channelId}/en/a/d7`))
    await chat.getByRole('link', { name: 'Ask us' }).click()
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeVisible()
    const query = new URL(chat.url()).searchParams
    expect(query.get('title')).toBe('How do I return something?')
    expect(query.get('url')).toBe(address(`/help/${team.channelId}/en/a/d7-how-do-i-return-something`))
    await reader.close()
  })
  await test.step('the thumb down is a complaint', async () => {
    const { db } = await worldDeps()
    const row = await db
      .selectFrom('knowledge_documents as d')
      .innerJoin('channels as c', 'c.tenant_id', 'd.tenant_id')
      .select('d.useless_count')
      .where('c.key', '=', team.channelId)
      .where('d.id', '=', 'd7')
      .executeTakeFirstOrThrow()
    expect(row.useless_count).toBe(1)
  })
})

test('the pages keep to WCAG in light and dark, from right to left, and fit 320 pixels', async ({
  browser,
}, info) => {
  const team = await ownTeam({ config: { mainColor: '#ffcc00' } })
  await givenArabic(team.channelId)
  await switchOn(browser, team)
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, locale: 'en-GB' })
  const page = await context.newPage()
  const paths = ['en/', 'en/delivery', 'en/a/d7', 'en/search?q=order', 'en/nothing', 'ar/', 'ar/a/arabic']
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(address(`/help/${team.channelId}/${path}`))
      expect(await violationsOf(page), `${path} ${colorScheme}`).toEqual([])
      await page.screenshot({
        path: info.outputPath(`${path.replaceAll(/\W/g, '-')}${colorScheme}.png`),
        fullPage: true,
      })
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 320])
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(
      path.startsWith('ar') ? 'rtl' : 'ltr',
    )
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['en/', 'ar/a/arabic']) {
    await page.goto(address(`/help/${team.channelId}/${path}`))
    expect(await violationsOf(page), path).toEqual([])
    await page.screenshot({ path: info.outputPath(`${path.replaceAll(/\W/g, '-')}wide.png`) })
  }
})

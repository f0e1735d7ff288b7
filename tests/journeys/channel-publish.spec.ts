import { readFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { AgentPage } from './people/agent-page.ts'
import { ChannelPages, makeAdmin, saveDraft, visitorOf, visitorReads } from './people/channel-pages.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { worldDeps } from './people/world.ts'

test('a new channel is published with a comparison, read on another site, and restored', async ({
  browser,
}) => {
  test.slow()
  const { ana } = await ownTeam()
  const { page } = await AgentPage.signIn(browser, ana)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Channels' }).click()
  await page.getByRole('button', { name: 'Create channel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Name').fill('Garden shop')
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Garden shop' })).toBeVisible()
  const pages = new ChannelPages(page, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  const { channelId } = pages

  await test.step('what a colleague saves is seen and compared', async () => {
    await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled()
    const greeting = { robotWelcomeMsg: 'Welcome to the garden.', mainColor: '#0a7d4f', noticeMode: 1 }
    await saveDraft(ana, channelId, greeting)
    await expect(page.getByText('3 unpublished changes')).toBeVisible()
    await pages.compare()
    await expect(pages.change('Greeting').locator('ins')).toContainText('Welcome to the garden.')
    await expect(pages.change('Main colour')).toContainText('#1d5fd1')
    await expect(pages.change('Main colour').locator('ins')).toContainText('#0a7d4f')
    await expect(pages.change('Show a notice')).toContainText('Off')
    await pages.dialog.getByLabel('Situation').selectOption('With the assistant')
    const chat = (title: string) => pages.dialog.frameLocator(`iframe[title="${title}"]`)
    await expect(chat('After').getByText('Welcome to the garden.')).toBeVisible()
    await expect(chat('Before').getByText('What would you like to know?')).toBeVisible()
  })
  await pages.dialog.getByLabel('Note').fill('Spring greeting')
  await pages.publish()
  await expect(page.getByText('No unpublished changes')).toBeVisible()
  await visitorReads(browser, channelId, 'Welcome to the garden.')

  await test.step('the version before is compared and restored', async () => {
    await page.getByRole('link', { name: 'History' }).click()
    const versions = page.getByRole('list', { name: 'Versions of Garden shop' }).getByRole('listitem')
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('Spring greeting')
    await expect(versions.first()).toContainText('Greeting')
    await expect(versions.first()).toContainText('Published now')
    await page.getByRole('button', { name: 'Compare with today: version 1' }).click()
    await expect(pages.change('Greeting').locator('del')).toContainText('Welcome to the garden.')
    await page.getByRole('button', { name: 'Restore' }).click()
    await page
      .getByRole('dialog', { name: 'Publish version 1 again?' })
      .getByRole('button', { name: 'Restore' })
      .click()
    await expect(versions).toHaveCount(3)
    await expect(versions.first()).toContainText('Restored from version 1')
  })
  await visitorReads(browser, channelId, 'What would you like to know?')
})

test('a scheduled draft is published when its time has come', async ({ browser }) => {
  test.slow()
  const { ana, channelId } = await ownTeam()
  await saveDraft(ana, channelId, { robotWelcomeMsg: 'Good morning!' })
  const { page } = await AgentPage.signIn(browser, ana)
  const pages = new ChannelPages(page, channelId)
  await pages.open('/translations')
  await pages.compare()
  await pages.dialog.getByRole('radio', { name: 'At a time' }).check()
  await expect(pages.dialog.getByText('In your organisation’s time zone, UTC.')).toBeVisible()
  await pages.dialog.getByLabel('Date').fill('2020-01-01')
  await pages.dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(pages.dialog.getByText('Choose a time in the future.')).toBeVisible()
  await pages.dialog.getByLabel('Date').fill('2090-01-01')
  await pages.dialog.getByLabel('Note').fill('For the new century')
  await pages.dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Will be published 1 Jan 2090, 09:00 (UTC). Scheduled by Ana.')).toBeVisible()
  await expect(page.getByText('For the new century')).toBeVisible()

  // 64 years later.
  const { db } = await worldDeps()
  const { id } = await db
    .selectFrom('channels')
    .select('id')
    .where('key', '=', channelId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('settings_drafts')
    .set({ publish_at: Date.now() - 1 })
    .where('object_id', '=', String(id))
    .execute()
  await expect(page.getByText('No unpublished changes')).toBeVisible()
  await expect(page.getByText('Version 2')).toBeVisible()
  await visitorReads(browser, channelId, 'Good morning!')
  await page.getByRole('link', { name: 'History' }).click()
  await expect(
    page
      .getByRole('list', { name: /^Versions of/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('For the new century')
})

test('what two admins write at the same time is never lost, and nothing is published unseen', async ({
  browser,
}) => {
  test.slow()
  const team = await ownTeam()
  await makeAdmin(team)
  const ben = new ChannelPages((await AgentPage.signIn(browser, team.ben)).page, team.channelId)
  // Ben's browser does not hear of others until it asks.
  await ben.page.route(`**${pathOf('watchChannelDraft')}`, (route) => route.abort())
  await ben.open('/translations')
  const box = ben.page.getByLabel('Harbour Home: help in Deutsch')
  const german = (text: string) => ({ translations: { de: { 'Harbour Home: help': text } } })
  await ben.page.getByRole('button', { name: /^Deutsch/ }).click()
  await expect(box).toBeVisible()

  await test.step('Ben keeps his', async () => {
    await saveDraft(team.ana, team.channelId, german('Von Ana'))
    await box.fill('Von Ben')
    const conflict = ben.page.getByRole('dialog', { name: 'A colleague changed the same settings' })
    await expect(conflict.getByRole('heading', { name: 'By Ana' })).toBeVisible()
    await conflict.getByRole('button', { name: 'Keep mine: Translations: Deutsch' }).click()
    await expect(conflict).toHaveCount(0)
    await expect(box).toHaveValue('Von Ben')
    await expect(ben.page.getByText('Draft saved')).toBeVisible()
  })

  await test.step('Ben takes hers', async () => {
    await saveDraft(team.ana, team.channelId, german('Wieder Ana'))
    await box.fill('Wieder Ben')
    await ben.page.getByRole('button', { name: 'Take theirs: Translations: Deutsch' }).click()
    await expect(box).toHaveValue('Wieder Ana')
  })

  await test.step('a newer change is shown before Ben can publish', async () => {
    await ben.compare()
    await saveDraft(team.ana, team.channelId, { titleDesc: 'Ana’s title' })
    // The dialog stays until the answer, whatever is pressed meanwhile: otherwise nobody reads what is new.
    const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>()
    await ben.page.route(`**${pathOf('publishChannel')}`, async (route) => {
      await isPressed
      await route.continue()
    })
    await ben.dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(ben.dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await ben.page.keyboard.press('Escape')
    await ben.page.mouse.click(5, 5)
    answer()
    await expect(ben.dialog.getByRole('alert')).toContainText('Title (Ana)')
    await ben.page.unroute(`**${pathOf('publishChannel')}`)
    await expect(ben.dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
    await expect(ben.change('Title')).toHaveCount(0)
    await ben.dialog.getByRole('button', { name: 'Show the new comparison' }).click()
    await expect(ben.change('Title').locator('ins')).toContainText('Ana’s title')
    await ben.publish()
  })
})

test('a translation reaches visitors of that language', async ({ browser }) => {
  test.slow()
  const { ana, channelId } = await ownTeam({ config: { robotWelcomeMsg: 'Ask us anything.' } })
  const { page } = await AgentPage.signIn(browser, ana)
  const pages = new ChannelPages(page, channelId)
  await pages.open('/translations')
  const german = page.getByRole('button', { name: /^Deutsch/ })
  const countBefore = Number.parseInt((await german.innerText()).split('\n').at(-1) ?? '', 10)
  await german.click()
  await page.getByRole('switch', { name: /^Only missing/ }).check({ force: true })
  await page.getByLabel('Ask us anything. in Deutsch').fill('Fragen Sie uns alles.')
  await expect(german).toContainText(`${countBefore + 1} of`)
  await pages.compare()
  await expect(pages.change('Translations: Deutsch')).toContainText('1 text added')
  await pages.publish()
  await visitorOf('de-DE')(browser, channelId, 'Fragen Sie uns alles.')
  await visitorReads(browser, channelId, 'Ask us anything.')
})

test('settings leave as a file and come back, and a file that is wrong says why', async ({
  browser,
}, info) => {
  const { ana, channelId } = await ownTeam({ config: { titleDesc: 'From a file' } })
  const { page } = await AgentPage.signIn(browser, ana)
  await page.goto(page.url().replace(/inbox.*/, 'settings/channels'))
  const row = page.getByRole('list', { name: 'Channels' }).getByRole('listitem')
  await row.first().getByRole('button').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export settings' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`channel-${channelId}.json`)
  const exported = await readFile(await download.path(), 'utf8')
  const broken = info.outputPath('broken.json')
  await writeFile(broken, exported.replace('"#1d5fd1"', '"url(javascript:1)"'))
  const whole = info.outputPath('whole.json')
  await writeFile(whole, exported)

  await row.first().getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Create a copy' }).click()
  await page.getByRole('dialog').getByLabel('Settings').selectOption('From an exported file')
  await page.locator('input[type=file]').setInputFiles(broken)
  await expect(page.getByRole('dialog').getByText('Main colour')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create without these settings' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(whole)
  await expect(page.getByRole('dialog').getByText('Main colour')).toHaveCount(0)
  await page.getByLabel('Name').fill('Second shop')
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second shop' })).toBeVisible()
  const second = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await visitorReads(browser, second, 'What would you like to know?')

  await test.step('archived, it is gone for visitors, and comes back', async () => {
    await page.goto(page.url().replace(/channels.*/, 'channels'))
    await row.filter({ hasText: 'Second shop' }).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect(row.filter({ hasText: 'Second shop' })).toHaveCount(0)
    await page.getByRole('switch', { name: /^Show archived/ }).check({ force: true })
    await row.filter({ hasText: 'Second shop' }).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Reopen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
    await expect(row.filter({ hasText: 'Archived' })).toHaveCount(0)
  })
})

test('the sheet shows where a text does not fit, with a few frames at a time', async ({ browser }) => {
  test.slow()
  const { ana, channelId } = await ownTeam()
  const titleDesc = 'Help with orders, deliveries, returns, repairs and everything else that people ask about'
  await saveDraft(ana, channelId, { titleDesc, receiveMode: 3 })
  const { page } = await AgentPage.signIn(browser, ana)
  const pages = new ChannelPages(page, channelId)
  await pages.open('/sheet')
  const rows = page.getByRole('list', { name: 'All languages' }).locator('> li')
  await expect(rows).toHaveCount(24)
  await expect(rows.first().getByText('Does not fit: Title').first()).toBeVisible()
  const frames = page.locator('.desk-sheet iframe')
  expect(await frames.count()).toBeLessThanOrEqual(8)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last().locator('iframe')).toHaveCount(4)
  await expect(rows.first().locator('iframe')).toHaveCount(0)
  expect(await frames.count()).toBeLessThanOrEqual(8)

  await page.getByRole('button', { name: 'Check all' }).click()
  await expect(page.getByText(/^Checking [3-9] of 96/)).toBeVisible()
  await expect(frames).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('switch', { name: /^Only problems/ }).check({ force: true })
  await expect(rows.first()).toContainText('Does not fit: Title')
})

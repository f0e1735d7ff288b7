import { expect, test, type Page } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { givenDesk, names, type GivenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const changes = {
  titleDesc: 'Help with orders, deliveries, returns and everything else that people ask about in our shop',
  mainColor: '#0a7d4f',
  kitBgcolor: '#ffffff',
  kitTxcolor: '#eeeeee',
  noticeMode: 0,
  userTimeoutTime: 5,
  receiveMode: 3,
  autoTip: [{ autoTip: 'How do I return something?' }, { autoTip: 'Do you deliver on Sundays?' }],
  translations: { de: { 'Harbour Home: help': 'Hilfe' }, ar: { 'Harbour Home: help': 'مساعدة' } },
}

/** Channels of every kind, and a draft that somebody has begun. */
async function givenChannels(desk: GivenDesk): Promise<Agent> {
  const { db } = await worldDeps()
  const { tenantId, channelKey } = desk
  const ana = await Agent.signIn(desk.http, desk.email)
  await ana.call('renameChannel', { channelId: channelKey, name: 'Harbour Home' })
  for (const [at, name] of names.filter((one) => one.length > 10).entries()) {
    const channelId = `${channelKey}-${at}`
    await seedChannel(db, { tenantId, tenantKey: channelKey, key: channelId })
    await ana.call('renameChannel', { channelId, name: name.slice(0, 60) })
    if (at === 1) await ana.call('archiveChannel', { channelId, isArchived: true })
  }
  await ana.call('saveChannelDraft', { channelId: channelKey, revision: 0, changes: { mainWidth: 420 } })
  await ana.call('publishChannel', {
    channelId: channelKey,
    version: 1,
    revision: 1,
    note: 'Wider, for tablets',
  })
  await ana.call('saveChannelDraft', { channelId: channelKey, revision: 1, changes })
  return ana
}

/** What the dialogs and frames look like on a laptop and on a tablet. */
async function shootWide(page: Page, name: string, look: (typeof looks)[number]): Promise<void> {
  for (const [width, size] of Object.entries({ laptop: [1366, 768], tablet: [820, 1180] } as const)) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    await page.screenshot({ path: `reports/desk/${name}.${width}.${look.locale}.${look.theme}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

for (const look of looks) {
  test(`WCAG channels, publishing and history in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const ana = await givenChannels(desk)
    const channelId = desk.channelKey
    const page = await openIn(browser, look)
    const open = (path: string) => page.goto(address(`/desk/settings/channels${path}`))
    await open('')
    await signIn(page, desk.email)
    await page.getByRole('switch').check({ force: true })
    await expect(page.locator('.desk-channels-list li')).toHaveCount(4)
    await shoot(page, 'channels', look)

    await page.locator('.desk-channels-more').first().click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await shoot(page, 'channels-menu', look)
    await page.keyboard.press('Escape')
    await page.locator('.desk-channels-tools button').click()
    await page.getByRole('dialog').getByRole('combobox').selectOption(':file')
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'channel.json',
        mimeType: 'application/json',
        buffer: Buffer.from(
          JSON.stringify({
            format: 'foyer.channel',
            formatVersion: 1,
            name: 'Imported',
            settings: { mainColor: 'red; x', titleDesc: 'Help', someday: 1 },
          }),
        ),
      })
    await expect(page.locator('.desk-channels-problem li')).toHaveCount(2)
    await shoot(page, 'channels-create', look)
    await page.keyboard.press('Escape')

    await open(`/${channelId}/translations`)
    await expect(page.locator('.desk-language')).toHaveCount(24)
    await page.locator('.desk-language').filter({ hasText: 'العربية' }).click()
    await shoot(page, 'channel-translations', look)

    await page.locator('.desk-publish-buttons button').last().click()
    await expect(page.locator('.desk-changes > li')).toHaveCount(10)
    await expect(
      page.locator('.desk-before-after iframe').first().contentFrame().getByRole('log'),
    ).toBeVisible()
    await shootWide(page, 'channel-publish', look)
    await shoot(page, 'channel-publish', look)
    await page.locator('.desk-before-after').scrollIntoViewIfNeeded()
    await shootWide(page, 'channel-publish-frames', look)
    await page.getByRole('radio').last().check({ force: true })
    await page.getByRole('dialog').locator('button[type=submit]').scrollIntoViewIfNeeded()
    await shoot(page, 'channel-publish-end', look)
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.locator('.desk-publish-schedule')).toBeVisible()
    await shoot(page, 'channel-scheduled', look)

    await open(`/${channelId}/history`)
    await expect(page.locator('.desk-versions li')).toHaveCount(2)
    await shoot(page, 'channel-history', look)
    await page.locator('.desk-versions button').first().click()
    await expect(page.locator('.desk-changes > li')).toHaveCount(1)
    await shoot(page, 'channel-restore', look)
    await page.keyboard.press('Escape')

    await open(`/${channelId}/sheet`)
    await expect(page.locator('.desk-sheet-row')).toHaveCount(24)
    await expect(page.locator('.desk-sheet-fits, .desk-sheet-problem').first()).toBeVisible()
    await shootWide(page, 'channel-sheet', look)
    await shoot(page, 'channel-sheet', look)

    await test.step('two admins at once', async () => {
      await open(`/${channelId}/translations`)
      await expect(page.locator('.desk-publish-schedule')).toBeVisible()
      await page.locator('.desk-language').filter({ hasText: 'Deutsch' }).click()
      await ana.call('saveChannelDraft', {
        channelId,
        revision: 99,
        changes: { translations: { de: { 'Harbour Home: help': 'Anders' } } },
      })
      await page.locator('.desk-translation-table textarea').first().fill('Meins')
      await expect(page.locator('.desk-conflicts > li')).toHaveCount(1)
      await shoot(page, 'channel-conflict', look)
    })
    await page.context().close()
  })
}

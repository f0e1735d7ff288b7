import { expect, test, type Browser } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk } from './given-desk.ts'
import { laptopAndTablet, looks, openIn, shoot, type Look } from './looks.ts'
import { signIn } from './sign-in.ts'

const groups = [
  'appearance',
  'reception',
  'messages',
  'assistant',
  'menus',
  'sidePanel',
  'preChat',
  'offline',
  'rating',
  'calls',
]

const longName =
  'The shop of María-José Fernández de la Vega y Sáenz de Santamaría in Donaudampfschifffahrtsgesellschaft'.slice(
    0,
    60,
  )

const { laptop: size } = laptopAndTablet
const laptop = { laptop: size }

async function openEditor(browser: Browser, look: Look) {
  const desk = await givenDesk()
  const ana = await Agent.signIn(desk.http, desk.email)
  const channelId = desk.channelKey
  await ana.call('renameChannel', { channelId, name: longName })
  const page = await openIn(browser, look)
  const open = (query: string) => page.goto(address(`/desk/settings/channels/${channelId}?${query}`))
  await open('part=appearance')
  await signIn(page, desk.email)
  await expect(page.locator('.desk-editor-settings')).toBeVisible()
  return { page, ana, channelId, open }
}

for (const look of looks) {
  test(`WCAG the channel editor in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const { page, open } = await openEditor(browser, look)
    const preview = page.frameLocator('.desk-preview-frame')
    for (const group of groups) {
      await open(`part=${group}`)
      await expect(page.locator('.desk-editor-settings .desk-setting').first()).toBeVisible()
      await expect(preview.locator('.preview')).toHaveAttribute('data-scene', /\w/)
      await shoot(page, `channel-editor-${group}`, look, laptop)
    }
    await page.context().close()
  })

  test(`WCAG lists, problems and the preview of the channel editor in ${look.locale}, ${look.theme}`, async ({
    browser,
  }) => {
    test.slow()
    const { page, ana, channelId, open } = await openEditor(browser, look)
    await open('setting=chatMenuConfigPlan')
    await page.locator('.desk-sortable-open').first().click()
    await shoot(page, 'channel-editor-menu', look, laptopAndTablet)

    await open('setting=faq')
    await page.locator('[data-setting=faq] .desk-sortable-open').first().click()
    await page.locator('[data-setting=faq] .desk-sortable .desk-sortable .desk-sortable-open').first().click()
    await page.locator('.desk-field-document button').first().click()
    await expect(page.locator('.desk-field-found button').first()).toBeVisible()
    await shoot(page, 'channel-editor-document', look, laptopAndTablet)

    await open('setting=kitTxcolor')
    await page.locator('#kitTxcolor').fill('#5c8ae0')
    await page.locator('#mainWidth').fill('99999')
    await page.locator('#kitTxcolor').focus()
    await expect(page.locator('[data-setting=kitTxcolor] .desk-field-contrast-low')).toBeVisible()
    await shoot(page, 'channel-editor-problems', look, laptopAndTablet)

    await page.setViewportSize({ width: 820, height: 1180 })
    await page.locator('.desk-editor-switch').click()
    await expect(page.locator('.desk-preview')).toBeVisible()
    await shoot(page, 'channel-editor-preview', look, { tablet: laptopAndTablet.tablet })

    await open('part=messages')
    await page.locator('.desk-editor-nav input').fill('u')
    await shoot(page, 'channel-editor-search', look, laptopAndTablet)

    await open('setting=launcher')
    await page.locator('[id="launcher.label"]').fill('Questions? 你好')
    await page.locator('[id="launcher.label"]').focus()
    await shoot(page, 'channel-editor-launcher', look, laptopAndTablet)

    await ana.call('saveChannelDraft', {
      channelId,
      revision: 0,
      changes: { chatMenuConfigPlan: { menus: [] }, autoTip: [], faq: { showType: 1, showContent: [] } },
      insist: ['chatMenuConfigPlan', 'autoTip', 'faq'],
    })
    await open('part=menus')
    await expect(page.locator('.desk-sortable-empty').first()).toBeVisible()
    await shoot(page, 'channel-editor-empty', look, laptopAndTablet)
    await page.context().close()
  })
}

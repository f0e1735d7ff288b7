import { expect } from '@playwright/test'
import type { HostWindow } from './host-page.ts'
import { test } from './loader-test.ts'

test.describe('the loader on pages that change', () => {
  test('a frame that does not answer is removed, told of, and tried again', async ({ host, page }) => {
    await page.clock.install()
    await host.open({ tag: { 'data-channel': 'mute' } })
    const events = await host.hear('ready', 'open', 'error')
    const opened = host.refusal('open')
    await expect.poll(() => host.frames().length).toBe(1)
    await host.frame().waitForLoadState('load')
    await expect(host.launcher).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(16_000)
    expect(await opened).toBe('unavailable')
    expect(host.frames()).toHaveLength(0)
    await expect(host.launcher).not.toHaveAttribute('aria-busy')
    expect(await events()).toEqual([{ name: 'error', reason: 'unavailable' }])
    void host.refusal('open')
    await expect.poll(() => host.frames().length).toBe(1)
  })

  test('survives that the body is swapped', async ({ host, page }) => {
    await host.open()
    await host.launcher.click()
    await host.expectOpen()
    await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
    await host.expectOpen()
    await host.say('close')
    await host.launcher.click()
    await host.expectOpen()
    expect((await host.told()).filter((each) => 'hello' in each)).toHaveLength(1)
  })

  test('comes back if the whole page was emptied', async ({ host, page }) => {
    await host.open()
    await host.launcher.click()
    await host.expectOpen()
    await page.evaluate(() => document.documentElement.replaceChildren(document.createElement('body')))
    await host.say('open')
    await host.expectOpen()
  })

  test('tells of pages that change without a load, once there is a chat', async ({ host, page, sites }) => {
    await host.open()
    await expect(host.launcher).toBeVisible()
    await page.evaluate(() => history.pushState({}, '', '/shop'))
    await host.say('open')
    await host.expectTold({ do: 'page', url: `${sites.host.origin}/shop` })
    await page.evaluate(() => {
      history.pushState({}, '', '/cart')
      document.title = 'Cart'
    })
    await host.expectTold({ do: 'page', url: `${sites.host.origin}/cart`, title: 'Cart' })
  })

  test('destroy leaves nothing, boot begins again', async ({ host, page }) => {
    await host.open()
    await host.launcher.click()
    await host.expectOpen()
    await host.say('destroy')
    await expect(page.locator('foyer-root')).toHaveCount(0)
    expect(host.frames()).toHaveLength(0)
    expect(await host.refusal('open')).toBe('destroyed')
    await page.evaluate(() => history.pushState({}, '', '/elsewhere'))

    await host.say('boot')
    await expect(host.launcher).toHaveAccessibleName('Open chat')
    await expect(host.launcher).toHaveAttribute('aria-expanded', 'false')
    await host.launcher.click()
    await host.expectOpen()
    await host.say('close')
    await host.expectClosed()
  })

  test('destroy before anything was loaded is as thorough', async ({ host, page }) => {
    await host.open()
    await expect(host.launcher).toBeVisible()
    await host.say('destroy')
    await expect(page.locator('foyer-root')).toHaveCount(0)
    await host.say('boot', { channel: 'demo' })
    await expect(host.launcher).toBeVisible()
  })

  test('destroyed and begun again while the panel is on its way, there is one chat', async ({
    host,
    page,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/assets\//, async (route) => {
      await held
      await route.continue()
    })
    await host.open()
    await host.launcher.hover()
    await host.say('destroy')
    await host.say('boot', { launcher: 'none' })
    const opened = host.say('open')
    letGo()
    await opened
    await host.expectOpen()
    expect(host.frames()).toHaveLength(1)
    await expect(host.panel).toHaveCount(1)
    await expect(host.launcher).toHaveCount(0)
  })

  test('the same script twice is one launcher', async ({ host, page }) => {
    await host.open({ head: '' })
    await expect(host.launcher).toBeVisible()
    await page.addScriptTag({ url: `${host.sites.foyer.origin}/foyer.js?again` })
    const tag = { 'data-channel': 'demo' }
    await page.evaluate(
      ([src, attributes]) => {
        const script = document.createElement('script')
        for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
        script.src = src
        document.head.append(script)
        return new Promise((resolve) => script.addEventListener('load', resolve))
      },
      [`${host.sites.foyer.origin}/foyer.js`, tag] as const,
    )
    await expect(host.launcher).toHaveCount(1)
  })

  test('two channels: two launchers side by side, one panel at a time', async ({ host, page }) => {
    const sales = host.script({ 'data-channel': 'sales' })
    await host.open({ head: sales })
    await expect(host.launcher).toHaveCount(2)
    const [first, second] = await Promise.all([
      host.launcher.nth(0).boundingBox(),
      host.launcher.nth(1).boundingBox(),
    ])
    expect(first && second && Math.abs(first.y - second.y)).toBeGreaterThanOrEqual(60)

    await host.say('open')
    await expect.poll(() => host.frames().length).toBe(1)
    const firstAddress = host.frame().url()
    const other = firstAddress.includes('channelId=demo') ? 'sales' : 'demo'
    await page.evaluate((channel) => (window as HostWindow).Foyer.channel(channel)('open'), other)
    expect(host.frames()).toHaveLength(2)
    await expect(page.locator('.panel.shown')).toHaveCount(1)
    await expect(page.locator('.panel.shown iframe')).toHaveAttribute('src', new RegExp(`channelId=${other}`))
    await host.say('boot', { channel: 'third' })
    await expect(host.launcher).toHaveCount(3)
  })

  test('a panel that the server no longer has by its old name is taken by its new one', async ({
    host,
    page,
  }) => {
    await page.route(/panel-[^/]+\.js/, (route) => route.fulfill({ status: 404 }))
    await host.open()
    await host.launcher.click()
    await host.expectOpen()
  })

  test('a panel that could not be had is had later', async ({ host, page }) => {
    await host.open()
    await expect(host.launcher).toBeVisible()
    await page.route(/\/assets\//, (route) => route.abort())
    expect(await host.refusal('open')).toBe('unavailable')
    await expect(host.launcher).not.toHaveAttribute('aria-busy')
    await page.unroute(/\/assets\//)
    await host.launcher.click()
    await host.expectOpen()
  })

  test('a server without a line leaves the page as it is', async ({ host, page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route(/\/embed\//, (route) => route.fulfill({ status: 503, body: 'busy' }))
    await host.open()
    await page.waitForLoadState('networkidle')
    await expect(host.launcher).toHaveCount(0)
    expect(errors).toEqual([])
  })
})

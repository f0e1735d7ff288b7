import { expect } from '@playwright/test'
import type { HostPage } from './host-page.ts'
import { test } from './loader-test.ts'

async function box(locator: HostPage['panel']) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('it has no box')
  return found
}

test.describe('how it lies on a large screen', () => {
  test('the panel stands above the launcher and follows the window', async ({ host, page }) => {
    await host.open()
    await host.launcher.click()
    await host.expectOpen()
    await expect.poll(() => box(host.panel)).toMatchObject({ width: 400, height: 680 })
    const [launcher, panel] = [await box(host.launcher), await box(host.panel)]
    expect(launcher).toMatchObject({ x: 1280 - 80, y: 800 - 80, width: 60, height: 60 })
    expect(panel.y + panel.height).toBeLessThanOrEqual(launcher.y)
    await page.setViewportSize({ width: 900, height: 600 })
    await expect.poll(() => box(host.panel)).toMatchObject({ width: 400, height: 480 })
  })

  test('it takes the other corner for a language that is written from the right', async ({ host }) => {
    await host.open({ lang: 'ar', tag: { 'data-channel': 'demo', 'data-locale': 'ar' } })
    await host.launcher.click()
    await host.expectOpen()
    expect((await box(host.launcher)).x).toBe(20)
    expect((await box(host.panel)).x).toBe(20)
    await expect(host.launcher).toHaveCSS('background-color', 'rgb(10, 125, 79)')
  })

  test('the side can be chosen', async ({ host }) => {
    await host.open({ tag: { 'data-channel': 'demo', 'data-side': 'start' } })
    await host.launcher.click()
    await host.expectOpen()
    expect((await box(host.launcher)).x).toBe(20)
    expect((await box(host.panel)).x).toBe(20)
  })

  test("the page's own styles do not reach in", async ({ host }) => {
    const hostile = `<style>
      * { display: none !important; transform: scale(2) !important; filter: blur(9px) !important }
      html, body, head { display: block !important; transform: none !important; filter: none !important }
      button, iframe { visibility: hidden !important; position: static !important }
    </style>`
    await host.open({ head: hostile })
    await host.launcher.click()
    await host.expectOpen()
    expect(await box(host.launcher)).toMatchObject({ x: 1280 - 80, y: 800 - 80, width: 60, height: 60 })
  })

  test('a hidden launcher leaves its place to the panel', async ({ host }) => {
    await host.open()
    await host.say('hide')
    await expect(host.launcher).not.toBeVisible()
    await host.say('open')
    await host.expectOpen()
    await expect.poll(async () => (await box(host.panel)).y + 680).toBe(780)
    await host.say('show')
    await expect(host.launcher).toBeVisible()
    await expect.poll(async () => (await box(host.panel)).y + 680).toBe(708)
  })

  test('is not printed, and has an edge where colours are forced', async ({ host, page }) => {
    await host.open()
    await host.launcher.click()
    await host.expectOpen()
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(host.launcher).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
    await page.emulateMedia({ media: 'print', forcedColors: 'none' })
    await expect(host.launcher).not.toBeVisible()
    await expect(host.panel).not.toBeVisible()
  })
})

test.describe('how it lies on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('it covers what can be seen, and gives the page back as it was', async ({ host, page }) => {
    await host.open()
    await expect(host.launcher).toBeVisible()
    await page.evaluate(() => scrollTo(0, 700))
    await host.launcher.tap()
    await host.expectOpen()
    expect(await box(host.panel)).toEqual({ x: 0, y: 0, width: 320, height: 568 })
    await expect(host.launcher).not.toBeVisible()
    await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')

    await host.inFrame.getByRole('button', { name: 'Close' }).tap()
    await host.expectClosed()
    await expect(host.launcher).toBeVisible()
    await expect(host.launcher).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(700)
    expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('')
  })

  test('it follows the visual viewport, as when a keyboard opens', async ({ host, page }) => {
    await host.open()
    await host.launcher.tap()
    await host.expectOpen()
    await page.evaluate(() => {
      const small = { width: 320, height: 300, offsetTop: 12, offsetLeft: 0, scale: 1 }
      for (const [name, value] of Object.entries(small))
        Object.defineProperty(visualViewport, name, { configurable: true, get: () => value })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    expect(await box(host.panel)).toEqual({ x: 0, y: 12, width: 320, height: 300 })
  })

  test('turned into a large screen it becomes a panel, and the page scrolls again', async ({
    host,
    page,
  }) => {
    await host.open()
    await host.launcher.tap()
    await host.expectOpen()
    await page.setViewportSize({ width: 900, height: 700 })
    await expect.poll(() => box(host.panel)).toMatchObject({ width: 400, height: 580 })
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await expect(host.launcher).toBeVisible()
  })

  test('destroyed while open, it unlocks the page', async ({ host, page }) => {
    await host.open()
    await host.launcher.tap()
    await host.expectOpen()
    await host.say('destroy')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })
})

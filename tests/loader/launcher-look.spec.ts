import { expect, type Page } from '@playwright/test'
import type { HostPage, HostWindow } from './host-page.ts'
import { test } from './loader-test.ts'

async function box(locator: HostPage['panel']) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('it has no box')
  return found
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

test.describe('how the launcher looks', () => {
  test('as the channel says: size, place and a label, which is its name', async ({ host }) => {
    await host.open({ tag: { 'data-channel': 'dressed' } })
    await expect(host.launcher).toHaveAccessibleName('Ask us')
    const { x, y, width, height } = await box(host.launcher)
    expect([height, x + width, y + height]).toEqual([48, 1280 - 30, 800 - 60])
    expect(width).toBeGreaterThan(70)
    await host.launcher.click()
    await host.expectOpen()
    const panel = await box(host.panel)
    expect(panel.x + panel.width).toBe(1280 - 30)
    await expect.poll(async () => panel.y + panel.height <= (await box(host.launcher)).y).toBe(true)
    await host.say('close')
    await host.frameSays({ name: 'unread', count: 2 })
    await expect(host.launcher).toHaveAccessibleName('Ask us, Unread messages: 2')
  })

  test('the page has the last word, in attributes and by update, before and after the panel', async ({
    host,
  }) => {
    await host.open({ tag: { 'data-channel': 'dressed', 'data-size': '80', 'data-label': '' } })
    await expect(host.launcher).toHaveAccessibleName('Open chat')
    expect(await box(host.launcher)).toMatchObject({ width: 80, height: 80 })
    await host.say('update', { size: 60, icon: '?', offsetX: 0, offsetY: 0 })
    await expect.poll(() => box(host.launcher)).toMatchObject({ x: 1200, y: 720, width: 60, height: 60 })
    await host.say('open')
    await host.expectOpen()
    await host.say('close')
    await host.say('update', { label: 'Help' })
    await expect(host.launcher).toHaveAccessibleName('Help')
    expect(await host.refusal('update', { size: 5000 })).toBe('invalid')
    expect((await box(host.launcher)).height).toBe(60)
  })

  test('what is no length and no colour of its own changes nothing else', async ({ host, page }) => {
    await host.open({
      tag: { 'data-channel': 'demo', 'data-size': '60px;color:red', 'data-offset-x': '1px;inset:0' },
    })
    await expect(host.launcher).toBeVisible()
    const { x, width } = await box(host.launcher)
    expect(x + width).toBe(1260)
    await expect(host.launcher).toHaveCSS('color', 'rgb(255, 255, 255)')
    expect(await page.locator('foyer-root').count()).toBe(1)
  })

  test('what is too large or too far away stays in the window', async ({ host, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await host.open({
      tag: {
        'data-channel': 'demo',
        'data-size': '5000',
        'data-offset-x': '400',
        'data-offset-y': '4000',
      },
    })
    await expect(host.launcher).toBeVisible()
    expect(await box(host.launcher)).toEqual({
      x: 390 - 195 - 20 - 96,
      y: 844 - 422 - 20 - 96,
      width: 96,
      height: 96,
    })

    await page.setViewportSize({ width: 520, height: 500 })
    await host.launcher.click()
    await host.expectOpen()
    const panel = await box(host.panel)
    expect(panel).toMatchObject({ width: 320, height: 300, y: 28 })
    expect(panel.x).toBeGreaterThanOrEqual(20)
    await page.setViewportSize({ width: 1280, height: 1200 })
    await expect.poll(() => box(host.panel)).toMatchObject({ x: 1280 - 420 - 400, width: 400 })
  })

  test('large launchers of two channels do not overlap', async ({ host, page }) => {
    const tag = { 'data-channel': 'demo', 'data-size': '96' }
    await host.open({ tag, head: host.script({ ...tag, 'data-channel': 'second' }) })
    await expect(host.launcher).toHaveCount(2)
    const boxes = await Promise.all((await page.locator('foyer-root button').all()).map(box))
    const [low, high] = boxes.toSorted((one, other) => other.y - one.y)
    expect(high?.height).toBe(96)
    expect((high?.y ?? 0) + 96).toBeLessThan(low?.y ?? 0)
  })

  test('what a page leaves out or takes back is as the channel says', async ({ host, page }) => {
    await host.open({
      tag: { 'data-channel': 'dressed', 'data-label': 'Help' },
      head: '<script>window.foyerSettings = { size: undefined, icon: undefined }</script>',
    })
    await expect(host.launcher).toHaveAccessibleName('Help')
    expect((await box(host.launcher)).height).toBe(48)
    await page.evaluate(() => (window as HostWindow).Foyer('update', { label: null, offsetX: undefined }))
    await expect(host.launcher).toHaveAccessibleName('Ask us')
    await host.say('open')
    await host.expectOpen()
    await host.say('close')
    await expect(host.launcher).toHaveAccessibleName('Ask us')
    await host.say('update', { label: 'Chat' })
    await expect(host.launcher).toHaveAccessibleName('Chat')
    await host.say('update', { label: null })
    await expect(host.launcher).toHaveAccessibleName('Ask us')
  })

  test('without a launcher the offsets count for the panel', async ({ host }) => {
    await host.open({
      tag: {
        'data-channel': 'demo',
        'data-launcher': 'none',
        'data-offset-x': '30',
        'data-offset-y': '50',
      },
    })
    await host.say('open')
    await host.expectOpen()
    const { x, y, width, height } = await box(host.panel)
    expect([x + width, y + height]).toEqual([1280 - 50, 800 - 70])
  })

  test('mirrored, offsets count from the other side', async ({ host }) => {
    await host.open({ tag: { 'data-channel': 'demo', 'data-locale': 'ar', 'data-offset-x': '15' } })
    await expect(host.launcher).toBeVisible()
    expect((await box(host.launcher)).x).toBe(35)
    await host.launcher.click()
    await host.expectOpen()
    expect((await box(host.panel)).x).toBe(35)
  })
})

test.describe('a preview of a message', () => {
  test('is a strip beside the launcher that covers nothing else, until it is gone or the chat opens', async ({
    host,
    page,
  }) => {
    await host.open()
    await host.launcher.hover()
    await host.expectTold({ do: 'page' })
    await host.frameTells({ type: 'preview', height: 90 })
    await expect(host.iframe).toBeVisible()
    await expect(page.getByRole('group', { name: 'Chat' })).toBeVisible()
    const panel = await box(host.panel)
    const at = (y: number) =>
      page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [
        panel.x + 200,
        y,
      ] as const)
    expect(await at(panel.y + panel.height - 45)).toBe('FOYER-ROOT')
    expect(await at(panel.y + panel.height - 95)).not.toBe('FOYER-ROOT')
    await host.frameTells({ type: 'preview', height: 0 })
    await expect(host.iframe).not.toBeVisible()

    await host.frameTells({ type: 'preview', height: 90 })
    await host.frameTells({ type: 'open' })
    await host.expectOpen()
    await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible()
    expect(await at(panel.y + 50)).toBe('FOYER-ROOT')
  })

  test('does not cover a phone, and a site may do without', async ({ host, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await host.open()
    await host.launcher.hover()
    await host.expectTold({ do: 'page' })
    await host.frameTells({ type: 'preview', height: 90 })
    await expect(host.iframe).toBeVisible()
    await expect(host.launcher).toBeVisible()
    const [launcher, panel] = [await box(host.launcher), await box(host.panel)]
    expect(panel.y + panel.height).toBeLessThanOrEqual(launcher.y)

    await host.open({ tag: { 'data-channel': 'demo', 'data-preview': 'none' } })
    await host.launcher.hover()
    await host.expectTold({ do: 'page' })
    await host.frameTells({ type: 'preview', height: 90 })
    await host.frameSays({ name: 'unread', count: 1 })
    await expect(host.launcher).toHaveText('1')
    await expect(host.iframe).not.toBeVisible()
  })
})

test.describe('a mistake of the site is told in the console', () => {
  test('a channel that does not exist', async ({ host, page }) => {
    const warnings = warningsOf(page)
    await host.open({ tag: { 'data-channel': 'unknown', 'data-label': 'Chat' } })
    await expect.poll(() => warnings.join()).toContain('Foyer: cannot load unknown')
    await expect(host.launcher).toHaveCount(0)
  })

  test('a command that does not exist, with the one that was meant', async ({ host, page }) => {
    const warnings = warningsOf(page)
    await host.open()
    expect(await host.refusal('opne')).toBe('invalid')
    expect(warnings).toEqual(["Foyer: there is no command 'opne'. Did you mean 'open'?"])
    await expect(host.launcher).not.toHaveAttribute('aria-busy')
    expect(await host.refusal('setlocale', 'de')).toBe('invalid')
    expect(warnings.at(-1)).toContain("Did you mean 'setLocale'?")
  })
})

import { expect, test as closedTest } from '@playwright/test'
import type { HostWindow } from './host-page.ts'
import { test } from './loader-test.ts'
import { serveFoyer } from './site/serve-foyer.ts'

test.describe('before anybody wants to chat', () => {
  test('one script, one line, and no trace', async ({ host, page, context, sites }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await host.open()
    await expect(host.launcher).toBeVisible()
    await host.say('update', { userName: 'Sam' })
    await host.say('identify', 'a.b.c')
    await host.say('setTheme', 'dark')
    await host.say('page')
    await host.say('hide')
    await host.say('show')
    await host.say('close')
    await page.mouse.wheel(0, 800)
    await page.waitForLoadState('networkidle')

    const { origin } = sites.foyer
    expect(requests.filter((url) => url.startsWith(origin))).toEqual([
      `${origin}/foyer.js`,
      `${origin}/embed/demo?locale=en-GB`,
    ])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
    expect(page.frames()).toHaveLength(1)
  })

  test('what the page says is a parameter of the query, whatever is in it', async ({ host, page }) => {
    const asked = page.waitForRequest(/\/embed\//)
    await host.open({ tag: { 'data-channel': 'demo', 'data-locale': 'en&x=1 #2' } })
    const { pathname, searchParams, hash } = new URL((await asked).url())
    expect(pathname).toBe('/embed/demo')
    expect([...searchParams]).toEqual([['locale', 'en&x=1 #2']])
    expect(hash).toBe('')
  })

  test('a misspelt command brings no chat, and no word is taken for a part of another', async ({
    host,
    page,
    sites,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await host.open()
    await expect(host.launcher).toBeVisible()
    for (const verb of ['setlocale', 'clos', 'pag', '', 'constructor', '__proto__', 'e i'])
      expect(await host.refusal(verb, 'de')).toBe('invalid')
    await page.waitForLoadState('networkidle')
    expect(host.frames()).toHaveLength(0)
    expect(requests.filter((url) => url.startsWith(`${sites.foyer.origin}/chat_online`))).toEqual([])
    await expect(host.launcher).not.toHaveAttribute('aria-busy')
    await host.launcher.click()
    await host.expectOpen()
  })

  test('nothing on the page moves, and only Foyer is new among its names', async ({ host, page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(document, { shifts, namesBefore: Object.keys(window) })
    })
    await host.open()
    await host.launcher.click()
    await host.expectOpen()
    await host.say('close')
    expect(await page.evaluate(() => Reflect.get(document, 'shifts') as number[])).toEqual([])
    const added = await page.evaluate(() => {
      const before = new Set(Reflect.get(document, 'namesBefore') as string[])
      return Object.keys(window).filter((name) => !before.has(name))
    })
    expect(added).toEqual(['Foyer'])
  })

  test('reads without a frame are answered at once', async ({ host }) => {
    await host.open()
    expect(await host.say('get', 'unread')).toBe(0)
    expect(await host.say('get', 'queue')).toBe(0)
    expect(await host.say('get', 'visitor')).toEqual({ isVerified: false })
    expect(await host.say('get', 'state')).toEqual({
      isReady: false,
      isOpen: false,
      isWithAgent: false,
      hasEnded: false,
    })
    expect(host.frames()).toHaveLength(0)
  })

  test('with consent required nothing is fetched or drawn before it is given', async ({
    host,
    page,
    sites,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await host.open({ tag: { 'data-channel': 'demo', 'data-consent': 'required' } })
    expect(await host.refusal('open')).toBe('refused')
    expect(await host.refusal('opne')).toBe('refused')
    await host.say('setLocale', 'de')
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => url.startsWith(sites.foyer.origin))).toEqual([
      `${sites.foyer.origin}/foyer.js`,
    ])
    await expect(host.launcher).toHaveCount(0)

    await host.say('consent', true)
    await host.launcher.click()
    await host.expectOpen()
    expect(requests).toContain(`${sites.foyer.origin}/embed/demo?locale=de`)

    await host.say('consent', false)
    expect(host.frames()).toHaveLength(0)
    await expect(host.launcher).toHaveCount(0)
    expect(await host.refusal('open')).toBe('refused')
    await host.say('consent', true)
    await host.launcher.click()
    await host.expectOpen()
  })

  test('without a launcher not even the line is fetched', async ({ host, page, sites }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await host.open({ tag: { 'data-channel': 'demo', 'data-launcher': 'none' } })
    expect(await host.say('get', 'unread')).toBe(0)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => url.startsWith(`${sites.foyer.origin}/embed`))).toEqual([])
    await page.getByRole('button', { name: 'Mine' }).focus()
    await host.say('open')
    await host.expectOpen()
    await host.inFrame.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Mine' })).toBeFocused()
  })

  test('a locale that is set early is shown by the launcher as well', async ({ host }) => {
    await host.open()
    await expect(host.launcher).toHaveCSS('right', '20px')
    await host.say('setLocale', 'ar')
    await expect(host.launcher).toHaveCSS('left', '20px')
  })
})

closedTest('the root is closed: scripts of the page do not look in', async ({ page }) => {
  const foyer = await serveFoyer()
  await page.goto(`${foyer.origin}/chat_online/index`)
  await page.addScriptTag({ url: `${foyer.origin}/foyer.js`, type: 'text/javascript' })
  await page.evaluate(() => (window as HostWindow).Foyer('boot', { channel: 'demo' }))
  await expect(page.locator('foyer-root')).toHaveCount(1)
  expect(await page.locator('foyer-root').evaluate((host) => host.shadowRoot)).toBeNull()
  await foyer.close()
})

import { expect } from '@playwright/test'
import type { HostWindow } from './host-page.ts'
import { test } from './loader-test.ts'

const far = '<div style="height: 3000px"></div>'
const place = '<div id="chat" style="width: 500px; height: 600px"></div>'

test.describe('in an element of the page', () => {
  test('the chat fills it when it comes into view, and not before', async ({ host, page, sites }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await host.open({ tag: { 'data-channel': 'demo', 'data-mount': '#chat' }, body: far + place })
    await expect(page.locator('#chat foyer-root')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => url.startsWith(sites.foyer.origin))).toHaveLength(1)

    await page.locator('#chat').scrollIntoViewIfNeeded()
    await expect(host.inFrame.getByLabel('Message')).toBeVisible()
    expect(await host.iframe.boundingBox()).toMatchObject({ width: 500, height: 600 })
    await expect(host.launcher).toHaveCount(0)
    await expect(host.iframe).not.toBeFocused()
    expect(new URL(host.frame().url()).searchParams.get('close')).toBe('0')
    await host.expectTold({ do: 'shown', isShown: true, takesFocus: false })
  })

  test('takes no focus, however it comes', async ({ host, page }) => {
    await host.open({
      tag: { 'data-channel': 'demo', 'data-mount': '#chat' },
      body: `<input aria-label="Name" autofocus>${place}`,
    })
    await host.expectTold({ do: 'shown', isShown: true, takesFocus: false })
    await host.say('open')
    await expect(page.getByLabel('Name')).toBeFocused()
  })

  test('an element without a height gets a sensible one, and one that is too low is filled up', async ({
    host,
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 700 })
    await host.open({
      tag: { 'data-channel': 'demo', 'data-mount': '#chat' },
      body: '<div id="chat"></div><p>Below</p>',
    })
    await expect(host.inFrame.getByLabel('Message')).toBeVisible()
    expect(await host.iframe.boundingBox()).toMatchObject({ height: 560 })
    const below = await page.getByText('Below').boundingBox()
    expect(below?.y).toBeGreaterThan(560)
    await page.locator('#chat').evaluate((chat) => (chat.style.height = '100px'))
    expect(await host.iframe.boundingBox()).toMatchObject({ height: 400 })
    await page.locator('#chat').evaluate((chat) => (chat.style.height = '500px'))
    expect(await host.iframe.boundingBox()).toMatchObject({ height: 500 })
    expect(await page.locator('#chat').evaluate((chat) => chat.scrollHeight)).toBe(500)
  })

  test('by boot, with an element', async ({ host, page }) => {
    await host.open({ tag: {}, body: place })
    await page.waitForFunction(() => 'Foyer' in window)
    await page.evaluate(() => {
      const mount = document.querySelector('#chat')
      return (window as HostWindow).Foyer('boot', { channel: 'demo', mount })
    })
    await expect(host.inFrame.getByLabel('Message')).toBeVisible()
    await host.say('destroy')
    await expect(page.locator('#chat')).toBeEmpty()
  })

  test('as a custom element, which follows its attributes and its place', async ({ host, page }) => {
    const script = `<script type="module" src="${host.sites.foyer.origin}/foyer-element.js"></script>`
    await host.openWith({
      head: script,
      body: '<main><foyer-chat channel="demo" theme="dark"></foyer-chat></main><footer></footer>',
    })
    await expect(host.inFrame.getByLabel('Message')).toBeVisible()
    await host.expectTold({ do: 'theme', theme: 'dark' })
    await page.locator('foyer-chat').evaluate((chat) => chat.setAttribute('theme', 'light'))
    await host.expectTold({ do: 'theme', theme: 'light' })
    await page.locator('foyer-chat').evaluate((chat) => document.querySelector('footer')?.append(chat))
    await expect(page.locator('footer').locator('iframe').contentFrame().getByLabel('Message')).toBeVisible()
    await host.expectTold({ do: 'shown', isShown: true, takesFocus: false })
    await page.locator('foyer-chat').evaluate((chat) => chat.remove())
    await expect.poll(() => host.frames().length).toBe(0)
  })
})

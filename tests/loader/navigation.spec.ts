import { expect } from '@playwright/test'
import type { HostPage } from './host-page.ts'
import { test } from './loader-test.ts'

type Tag = Readonly<Record<string, string>>

/** A site of two pages with a link from the first to the second, and a visitor on the first. */
async function openSite(host: HostPage, tag: Tag = { 'data-channel': 'demo' }): Promise<void> {
  const next = host.sites.host.put(
    `<!doctype html><title>Cart</title>${host.script(tag)}<h1>Cart</h1><input aria-label="Search" autofocus>`,
  )
  await host.open({ tag, body: `<h1>Shop</h1><a href="${next}">Cart</a>` })
}

async function follow({ page }: HostPage): Promise<void> {
  await page.getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible()
}

const begun = { type: 'conversation', isOpen: true }
const over = { type: 'conversation', isOpen: false }

/** Everything that the next page asks of Foyer once nothing more is under way. */
async function askedOnNextPage(host: HostPage): Promise<string[]> {
  const { origin } = host.sites.foyer
  const asked: string[] = []
  host.page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname)
  })
  await follow(host)
  await expect(host.launcher).toBeVisible()
  await host.page.waitForLoadState('networkidle')
  return asked
}

const untouched = ['/foyer.js', '/embed/demo']
const kept = (host: HostPage) => host.page.evaluate(() => [localStorage.length, sessionStorage.length])

test.describe('following a link of the site', () => {
  test('in a conversation the open panel is there again, and the focus stays on the page', async ({
    host,
    page,
  }) => {
    await openSite(host)
    await host.launcher.click()
    await host.expectOpen()
    await host.frameTells(begun)
    await follow(host)
    await host.expectOpen()
    expect((await host.told()).map((each) => each['do'])).toEqual([undefined, 'page', 'resume', 'shown'])
    await host.expectTold({ do: 'shown', isShown: true, takesFocus: false })
    await expect(page.getByLabel('Search')).toBeFocused()
  })

  test('in a conversation with the panel closed, messages are counted on the next page', async ({ host }) => {
    await openSite(host)
    await host.launcher.click()
    await host.expectOpen()
    await host.frameTells(begun)
    await host.say('close')
    await follow(host)
    await host.expectTold({ do: 'resume' })
    await host.expectClosed()
    await host.frameSays({ name: 'unread', count: 2 })
    await expect(host.launcher).toHaveAccessibleName('Open chat, Unread messages: 2')
    expect((await host.told()).filter((each) => each['do'] === 'shown')).toEqual([])
  })

  test('after a chat in which nothing was said, the next page is untouched', async ({ host }) => {
    await openSite(host)
    await host.launcher.click()
    await host.expectOpen()
    expect(await kept(host)).toEqual([0, 0])
    expect(await askedOnNextPage(host)).toEqual(untouched)
    expect(host.frames()).toHaveLength(0)
  })

  test('after a conversation that has ended, the next page is untouched', async ({ host }) => {
    await openSite(host)
    await host.launcher.click()
    await host.expectOpen()
    await host.frameTells(begun)
    await expect.poll(() => kept(host)).toEqual([0, 1])
    await host.frameTells(over)
    await expect.poll(() => kept(host)).toEqual([0, 0])
    expect(await askedOnNextPage(host)).toEqual(untouched)
  })

  test('reset and consent that is taken back leave nothing for the next page', async ({ host }) => {
    await openSite(host, { 'data-channel': 'demo', 'data-consent': 'required' })
    for (const takeBack of [() => host.say('reset'), () => host.say('consent', false)]) {
      await host.say('consent', true)
      await host.say('open')
      await host.expectOpen()
      await host.frameTells(begun)
      await expect.poll(() => kept(host)).toEqual([0, 1])
      await takeBack()
      expect(await kept(host)).toEqual([0, 0])
    }
  })

  test('consent that is refused on the next page forgets the conversation', async ({ host }) => {
    await openSite(host, { 'data-channel': 'demo', 'data-consent': 'required' })
    await host.say('consent', true)
    await host.say('open')
    await host.expectOpen()
    await host.frameTells(begun)
    await expect.poll(() => kept(host)).toEqual([0, 1])
    await follow(host)
    await host.say('consent', false)
    expect(await kept(host)).toEqual([0, 0])
  })

  test('a site that closes the chat when its page loads keeps it closed', async ({ host, page }) => {
    await openSite(host)
    await host.launcher.click()
    await host.expectOpen()
    await host.frameTells(begun)
    // As a site's own script does it, before ours is there.
    await page.addInitScript(() => {
      const q: unknown[] = [[['close'], () => {}, () => {}]]
      Object.assign(window, { Foyer: Object.assign(() => {}, { q }) })
    })
    await follow(host)
    await host.expectTold({ do: 'resume' })
    await host.frameSays({ name: 'unread', count: 1 })
    await expect(host.launcher).toHaveText('1')
    await host.expectClosed()
    await host.say('open')
    await host.expectOpen()
  })

  test('with consent required the next page waits for it', async ({ host, page, sites }) => {
    await openSite(host, { 'data-channel': 'demo', 'data-consent': 'required' })
    await host.say('consent', true)
    await host.say('open')
    await host.expectOpen()
    await host.frameTells(begun)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await follow(host)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.startsWith(sites.foyer.origin))).toEqual([
      `${sites.foyer.origin}/foyer.js`,
    ])
    await host.say('consent', true)
    await host.expectOpen()
  })

  test('a conversation that ended between two pages is forgotten, and the panel stays closed', async ({
    host,
    page,
  }) => {
    await openSite(host, { 'data-channel': 'over' })
    await host.launcher.click()
    await host.expectOpen()
    await host.frameTells(begun)
    await follow(host)
    await host.expectTold({ do: 'resume' })
    await expect.poll(() => kept(host)).toEqual([0, 0])
    await host.expectClosed()
    await page.reload()
    await expect(host.launcher).toBeVisible()
    expect(host.frames()).toHaveLength(0)
  })

  test('a phone is not covered again: the launcher tells what is unread', async ({ host, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSite(host)
    await host.say('open')
    await host.expectOpen()
    await host.frameTells(begun)
    await page.reload()
    await host.expectTold({ do: 'resume' })
    await host.expectClosed()
    await expect(host.launcher).toBeVisible()
  })
})

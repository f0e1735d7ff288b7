import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { phone } from '../../playwright.config.ts'
import { address } from './people/address.ts'
import { channelWith } from './people/channels.ts'
import { HostPage, hostAddress } from './people/hosts.ts'
import { take } from './people/taken.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { worldDeps } from './people/world.ts'

test('plain: no trace before the chat is opened, then a chat, and a count of what came meanwhile', async ({
  page,
  context,
}) => {
  const channelId = await channelWith({})
  const host = new HostPage(page, 'plain')
  const asked = askedOfFoyer(page)
  await host.open(channelId)
  await expect(host.launcher).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(host.frame).toHaveCount(0)
  expect(asked).toEqual(['/foyer.js', `/embed/${channelId}?locale=en-GB`])

  await test.step('whoever only points at it leaves no trace either', async () => {
    await host.launcher.hover()
    // All of it is there, and waits.
    await expect(host.visitor.box).toBeAttached()
    await expect(host.frame).toBeHidden()
    expect(await threadsIn(channelId)).toBe(0)
    for (const frame of page.frames()) expect(await keptIn(frame)).toBe(0)
    expect(await context.cookies()).toEqual([])
    expect(asked).not.toContain('/api/chat/visitor/chatStart')
  })

  await host.openChat()
  await host.visitor.write('From the shop')
  await host.visitor.allSent()
  expect(await threadsIn(channelId)).toBe(1)
  expect(await context.cookies()).toEqual([])

  await test.step('what an agent says while it is closed is counted', async () => {
    const { agent, threadId } = await take(host.visitor, channelId)
    await host.closer.click()
    await expect(host.frame).toBeHidden()
    await agent.reply(threadId, 'Here I am')
    await expect(page.getByRole('button', { name: 'Unread messages: 1' })).toBeVisible()
    await host.openChat()
    await expect(host.visitor.message('Here I am')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unread messages' })).toHaveCount(0)
  })
})

test('S-33 the chat closes by its own button and by Escape, and the focus goes where it belongs', async ({
  page,
}) => {
  const host = new HostPage(page, 'plain')
  await host.open(await channelWith({}))
  await host.openChat()
  await host.visitor.inside.getByRole('button', { name: 'Minimize chat' }).click()
  await expect(host.frame).toBeHidden()
  await host.launcher.press('Enter')
  await expect(host.visitor.box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(host.frame).toBeHidden()
  await expect(host.launcher).toBeFocused()
})

test('strict policy: all of it works, and nothing is reported', async ({ page }) => {
  const channelId = await channelWith({})
  const host = new HostPage(page, 'strict-policy')
  await host.open(channelId)
  await host.openChat()
  await host.visitor.write('Strictly')
  await host.visitor.allSent()
  await host.closer.click()
  await expect(host.frame).toBeHidden()
  expect(host.complaints).toEqual([])
  expect(await host.policyReports(channelId)).toEqual([])
})

test('five requests from the press to a chat that can be typed into', async ({ page }) => {
  const host = new HostPage(page, 'plain')
  await host.open(await channelWith({}))
  await expect(host.launcher).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Whatever else is asked for gets no answer until somebody has typed.
  const needed = [
    '/foyer/assets/panel',
    '/chat_online/index',
    /assets\/index.*\.js/,
    /assets\/index.*\.css/,
    /behind/,
  ]
  const answered: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route(`${address('')}/**`, async (route) => {
    const path = route.request().url().slice(address('').length)
    if (needed.some((part) => path.match(part))) answered.push(path)
    else await held.promise
    await route.continue()
  })
  // Without pointing at it first, which would have fetched them already.
  await host.launcher.dispatchEvent('click')
  await expect(host.frame).toBeVisible()
  await host.visitor.box.fill('Here already')
  expect(answered).toHaveLength(5)
  held.resolve()
  await host.visitor.box.press('Enter')
  await host.visitor.allSent()
  await expect(host.visitor.message('Here already')).toBeVisible()
})

test('single page: the chat stays open from page to page', async ({ page }) => {
  const host = new HostPage(page, 'single-page')
  await host.open(await channelWith({}))
  await host.openChat()
  await host.visitor.write('About kettles')
  await host.visitor.allSent()
  const told = page.waitForRequest((request) => request.url().endsWith(pathOf('resetInfo')))
  await page.getByRole('link', { name: 'Cart' }).click()
  expect((await told).postDataJSON()).toMatchObject({ previousUrl: hostAddress('/single-page/cart') })
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible()
  await host.visitor.write('About my cart')
  await host.visitor.allSent()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Kettles' })).toBeVisible()
  for (const text of ['About kettles', 'About my cart'])
    await expect(host.visitor.message(text)).toBeVisible()
})

test('body swap: the chat is no part of what is swapped', async ({ page }) => {
  const host = new HostPage(page, 'body-swap')
  await host.open(await channelWith({}))
  await host.openChat()
  await host.visitor.write('Page one')
  await host.visitor.allSent()
  const loaded: string[] = []
  page.on('framenavigated', (frame) => loaded.push(frame.url()))
  for (const heading of ['Page 2', 'Page 3']) {
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await host.visitor.write('Page three')
  await host.visitor.allSent()
  await expect(host.visitor.message('Page one')).toBeVisible()
  expect(loaded.filter((url) => url.includes('/chat_online/'))).toEqual([])
})

test('right to left: launcher and chat are mirrored', async ({ page }) => {
  const host = new HostPage(page, 'right-to-left')
  await host.open(await channelWith({}))
  await expect(host.launcher).toBeVisible()
  const width = page.viewportSize()?.width ?? 0
  expect((await boxOf(host.launcher)).x).toBeLessThan(width / 2)
  await host.launcher.click()
  await expect(host.visitor.inside.getByRole('textbox')).toBeVisible()
  await expect(host.visitor.inside.locator('html')).toHaveAttribute('dir', 'rtl')
  expect((await boxOf(host.frame)).x).toBeLessThan(width / 2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, userAgent: phone, isMobile: true, hasTouch: true })

  test('phone: the chat has the whole of a small screen, and gives it back', async ({ page }) => {
    const host = new HostPage(page, 'phone')
    await host.open(await channelWith({}))
    await page.getByText('Blue').scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await host.launcher.tap()
    await expect(host.visitor.box).toBeVisible()
    await expect.poll(() => boxOf(host.frame)).toEqual({ x: 0, y: 0, width: 320, height: 568 })
    // The composer stands at the lower edge: the chat knows of its room.
    await expect.poll(async () => lowerEdge(await boxOf(host.visitor.box))).toBeGreaterThan(568 - 40)
    await host.visitor.write('Small')
    await host.visitor.allSent()
    await host.visitor.inside.getByRole('button', { name: 'Minimize chat' }).tap()
    await expect(host.frame).toBeHidden()
    await expect(host.launcher).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(top)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('two channels: two launchers beside each other, two conversations', async ({ page }) => {
  const [sales, repairs] = [await channelWith({}), await channelWith({})]
  const host = new HostPage(page, 'two-channels')
  await host.open(sales, { query: `&other=${repairs}` })
  await expect(host.launcher).toHaveCount(2)
  const [first, second] = [await boxOf(host.launcher.first()), await boxOf(host.launcher.last())]
  expect(Math.abs(first.x - second.x) + Math.abs(first.y - second.y)).toBeGreaterThanOrEqual(first.width)

  for (const at of [0, 1]) {
    await host.launcher.nth(at).click()
    const visitor = new VisitorPage(page, host.frame.nth(at).contentFrame())
    await visitor.write(`Of launcher ${at}`)
    await visitor.allSent()
    await expect.poll(() => visitor.ownTexts()).toEqual([`Of launcher ${at}`])
    await host.closer.click()
  }
  expect([await threadsIn(sales), await threadsIn(repairs)]).toEqual([1, 1])
})

test('sandboxed: without an origin of its own the page opens the chat in a tab', async ({ page }) => {
  const channelId = await channelWith({})
  const host = new HostPage(page, 'sandboxed')
  await host.open(channelId, { query: '&sandbox=allow-popups-to-escape-sandbox' })
  const [tab] = await Promise.all([page.waitForEvent('popup'), host.launcher.click()])
  await expect(host.frame).toHaveCount(0)
  const visitor = new VisitorPage(tab)
  await visitor.write('From a tab')
  await visitor.allSent()
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()

  await test.step('where the sandbox holds on to the tab, too, it shows at least the address to open', async () => {
    await host.open(channelId)
    const [held] = await Promise.all([page.waitForEvent('popup'), host.launcher.click()])
    await expect(held).toHaveURL(new RegExp(`/chat_online/index\\?channelId=${channelId}`))
  })
})

test('storage blocked: the chat works as long as the page is open', async ({ page }) => {
  const channelId = await channelWith({})
  const host = new HostPage(page, 'storage-blocked')
  const broken: Error[] = []
  page.on('pageerror', (error) => broken.push(error))
  await host.open(channelId)
  await host.openChat()
  await host.visitor.write('Do not remember me')
  await host.visitor.allSent()
  await host.closer.click()
  await host.openChat()
  await expect(host.visitor.message('Do not remember me')).toBeVisible()
  await expect(
    host.visitor.log.getByText('Your browser isn’t saving this chat', { exact: false }),
  ).toBeVisible()
  expect(await threadsIn(channelId)).toBe(1)
  expect(broken).toEqual([])
})

test('slow network: the page stays usable until the chat is there', async ({ page }) => {
  const host = new HostPage(page, 'slow-network')
  await host.open(await channelWith({}))
  await host.launcher.click()
  // Nothing covers it: a click goes through to what is seen.
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(host.visitor.box).toBeVisible({ timeout: 60_000 })
  await host.visitor.write('From far away')
  await host.visitor.allSent()
})

/** Conversations that the server knows of in a channel. */
async function threadsIn(channelId: string): Promise<number> {
  const { db } = await worldDeps()
  const rows = await db
    .selectFrom('threads as t')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.channel_id'),
    )
    .select('t.id')
    .where('c.key', '=', channelId)
    .execute()
  return rows.length
}

/** What the page asks of Foyer, from now on. */
function askedOfFoyer(page: Page): string[] {
  const foyer = address('')
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(foyer)) paths.push(request.url().slice(foyer.length))
  })
  return paths
}

/** How much a browser has kept for a page. */
function keptIn(frame: Frame): Promise<number> {
  return frame.evaluate(async () => {
    const databases = await indexedDB.databases()
    return localStorage.length + sessionStorage.length + databases.length + document.cookie.length
  })
}

function lowerEdge({ y, height }: { y: number; height: number }): number {
  return y + height
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return box
}

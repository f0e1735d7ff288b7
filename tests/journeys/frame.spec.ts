import { expect } from '@playwright/test'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { transferStatuses } from '@foyer/contract/codes.ts'
import { answerWith, countCalls, urlOf } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { logWriter } from './people/log-writer.ts'
import { watchMarks } from './people/marks.ts'
import { Site, siteOrigin } from './people/site.ts'
import { anaSignedIn } from './people/taken.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'

const isPhone = (): boolean => test.info().project.name === 'mobile'
/** The robot has nothing to say by itself. */
const quiet: Partial<ChannelConfig> = { robotWelcomeMsg: '', faq: { showType: 'list', showContent: [] } }

test('S-33 a frame that was prepared leaves no trace until it is shown', async ({ page }) => {
  const channelId = await channelWith(quiet)
  const marks = await watchMarks(page)
  const calls = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.add(pathname.split('/').at(-1) ?? '')
  })
  const site = await Site.open(page, { channelId })
  await site.shakeHands()
  await expect(site.chat.getByRole('textbox', { name: 'Message' })).toBeVisible()
  expect(await site.ask({ do: 'locale', locale: 'en' })).toMatchObject({ type: 'done' })
  expect(await site.ask({ do: 'get', what: 'state' })).toMatchObject({
    value: { isReady: false, isOpen: false },
  })
  expect([...calls]).toEqual([])
  expect(await marks()).toEqual([])

  await site.show()
  await expect(site.chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  expect([...calls]).toContain('chatStart')
  expect(await marks()).toContain(`storage ${channelId}&token`)
  expect((await marks()).filter((mark) => mark.startsWith('cookie') || mark.startsWith('database'))).toEqual(
    [],
  )

  await test.step('S-33 whoever opens it may write at once; on a phone no keyboard jumps up', async () => {
    const box = site.chat.getByRole('textbox', { name: 'Message' })
    if (isPhone()) await expect(box).not.toBeFocused()
    else await expect(box).toBeFocused()
  })
})

test('S-33 a plain frame that a site’s owner wrote begins by itself', async ({ page }) => {
  const site = await Site.open(page, { channelId: await channelWith(quiet), query: '' })
  await expect(site.chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
})

test('S-33 the page is told what happens, and never what is said', async ({ page }) => {
  const channelId = await channelWith(quiet)
  const site = await Site.open(page, { channelId })
  await site.shakeHands()
  await site.show()
  const box = site.chat.getByRole('textbox', { name: 'Message' })
  await expect(site.chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  await box.fill('my secret question')
  await box.press('Enter')
  await expect
    .poll(() => site.eventNames())
    .toEqual(['ready', 'availability', 'conversation:start', 'message:sent', 'message'])

  const threadId = await (await logWriter()).threadIn(channelId)
  const ana = await anaSignedIn()
  await ana.call('takeThread', { threadId })
  await expect.poll(() => site.events()).toContainEqual({ name: 'agent:join', agent: 'Ana' })

  await test.step('what comes while it is hidden is unread, until it is shown', async () => {
    await site.show(false)
    await ana.reply(threadId, 'my secret answer')
    await expect.poll(() => site.events()).toContainEqual({ name: 'unread', count: 1 })
    expect(await site.ask({ do: 'get', what: 'unread' })).toMatchObject({ value: 1 })
    await site.show()
    await expect.poll(() => site.events()).toContainEqual({ name: 'unread', count: 0 })
  })

  await test.step('the end', async () => {
    await ana.call('closeThread', { threadId })
    await expect.poll(() => site.events()).toContainEqual({ name: 'conversation:end', by: 'agent' })
    expect(await site.events()).toContainEqual({ name: 'agent:leave', agent: 'Ana' })
  })

  const token = await page
    .frames()
    .find((frame) => frame !== page.mainFrame())
    ?.evaluate((id) => localStorage.getItem(`${id}&token`), channelId)
  const proof = (JSON.parse(token ?? '{}') as { value?: string }).value ?? 'no token'
  const heard = JSON.stringify([await site.said(), await site.posted()])
  expect(heard).not.toMatch(/secret/)
  expect(heard).not.toContain(proof)
})

test('S-33 the page knows whether a person can be asked for, and hears when that changes', async ({
  page,
}) => {
  const empty = await ownTeam({ isEmpty: true })
  const site = await Site.open(page, { channelId: empty.channelId })
  await site.shakeHands()
  await expect.poll(() => site.events()).toContainEqual({ name: 'availability', isOpen: false })

  const staffed = await ownTeam()
  const open = await Site.open(page, { channelId: staffed.channelId })
  await open.shakeHands()
  await expect.poll(() => open.events()).toContainEqual({ name: 'availability', isOpen: true })
  await answerWith(page, 'transferAgent', {
    status: transferStatuses.offHours,
    adminId: '',
    adminNick: '',
    waitIndex: 0,
  })
  await open.show()
  await expect(open.chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  await open.ask({ do: 'transfer' })
  await expect.poll(() => open.events()).toContainEqual({ name: 'availability', isOpen: false })
})

test('S-33 a reload tells nothing a second time', async ({ page }) => {
  const channelId = await channelWith(quiet)
  const first = await Site.open(page, { channelId })
  await first.shakeHands()
  await first.show()
  await expect(first.chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  await first.ask({ do: 'send', text: 'hello' })
  await expect.poll(() => first.eventNames()).toContain('message')

  const second = await Site.open(page, { channelId })
  await second.shakeHands()
  await second.show()
  await expect(second.chat.getByText('hello', { exact: true })).toBeVisible()
  await second.ask({ do: 'send', text: 'hello again' })
  await expect.poll(() => second.eventNames()).toContain('message')
  const names = await second.eventNames()
  expect(names).not.toContain('conversation:start')
  expect(names.filter((name) => name === 'message:sent')).toHaveLength(1)
})

test('S-33 what a page asks for happens in the chat', async ({ page }) => {
  const site = await Site.open(page, { channelId: await channelWith({ ...quiet, leaveMsgMode: true }) })
  await site.shakeHands()
  const { chat } = site
  const early = site.ask({ do: 'draft', text: 'About my order' })
  await site.show()
  expect(await early).toMatchObject({ type: 'done' })
  await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('About my order')

  await site.ask({ do: 'card', card: { title: 'Kettle', price: '39 €', url: 'https://shop.example/kettle' } })
  await expect(chat.getByRole('log').getByText('Kettle')).toBeVisible()

  await site.ask({ do: 'view', view: 'leave-message' })
  await expect(chat.getByRole('dialog')).toBeVisible()
  await site.ask({ do: 'view', view: 'chat' })
  await expect(chat.getByRole('dialog')).toHaveCount(0)

  await test.step('the theme changes at once, with the channel’s colours', async () => {
    const html = chat.locator('html')
    const ground = () => chat.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    await site.ask({ do: 'theme', theme: 'light' })
    const light = await ground()
    await site.ask({ do: 'theme', theme: 'dark' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect.poll(ground).not.toBe(light)
    await site.ask({ do: 'theme', theme: 'auto' })
    await expect(html).not.toHaveAttribute('data-theme')
  })

  await test.step('a person is asked for', async () => {
    expect(await site.ask({ do: 'transfer' })).toMatchObject({ type: 'done' })
    await expect.poll(() => site.eventNames()).toContain('queue')
  })
})

test('S-33 what a page says about its user is claimed, by either road', async ({ page }) => {
  const told: unknown[] = []
  await page.route(urlOf('resetInfo'), async (route) => {
    told.push(route.request().postDataJSON())
    await route.continue()
  })
  const cart = `${await siteOrigin()}/cart`
  const site = await Site.open(page, { channelId: await channelWith(quiet) })
  await site.shakeHands()
  await site.show()
  const hostile = { userId: 'u2', tenantId: 'other', verified: true, userName: 'Sam' }
  expect(await site.ask({ do: 'update', user: hostile })).toMatchObject({ type: 'done' })
  expect(await site.ask({ do: 'page', url: cart, title: 'Cart' })).toMatchObject({
    type: 'done',
  })
  await site.post({ type: 'updateUser', data: { ...hostile, userName: 'Robin' } })
  await expect.poll(() => told.length).toBe(3)
  expect(told).toMatchObject([{ userName: 'Sam' }, { previousUrl: cart }, { userName: 'Robin' }])
  for (const each of told) {
    expect(each).not.toMatchObject({ userId: 'u2' })
    for (const name of ['tenantId', 'verified']) expect(each).not.toHaveProperty(name)
  }
})

test('S-33 S-09 the frame asks to be closed, and Escape closes what is on top', async ({ page }) => {
  const site = await Site.open(page, { channelId: await channelWith(quiet) })
  await site.shakeHands()
  await site.show()
  const { chat } = site
  const closes = async () => (await site.said()).filter(({ type }) => type === 'close').length
  await chat.getByRole('button', { name: 'Minimize chat' }).click()
  await expect.poll(closes).toBe(1)
  expect(await site.posted()).toEqual([])

  await chat.locator('header').getByRole('button', { name: 'End chat' }).click()
  await expect(chat.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat.getByRole('dialog')).toHaveCount(0)
  await chat.getByRole('textbox', { name: 'Message' }).press('Escape')
  await expect.poll(closes).toBe(2)
})

test('S-33 the spec’s own messages: hidden, shown, and nothing read meanwhile', async ({ page }) => {
  const channelId = await channelWith(quiet)
  const seen = countCalls(page, 'msgComplete')
  const site = await Site.open(page, { channelId, query: '' })
  const { chat } = site
  await expect(chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  await chat.getByRole('button', { name: 'Minimize chat' }).click()
  await expect.poll(() => site.posted()).toEqual([{ type: 'hideIframe' }])

  const writer = await logWriter()
  await writer.say(await writer.threadIn(channelId), { kind: 'text', text: 'are you there?' })
  await expect(chat.getByText('are you there?')).toBeVisible()
  const title = () => chat.locator('html').evaluate(({ ownerDocument }) => ownerDocument.title)
  await expect.poll(title).toBe('You have received a new message')
  expect(seen()).toBe(0)
  await site.post({ type: 'showIframe' })
  await expect.poll(seen).toBe(1)
  await expect.poll(title).not.toBe('You have received a new message')
})

test('a browser that keeps nothing: the chat works, and says that it will be forgotten', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const site = await Site.open(page, { channelId: await channelWith(quiet) })
  await site.shakeHands()
  await site.show()
  const { chat } = site
  await expect(chat.getByText('Your browser isn’t saving this chat.')).toBeVisible()
  const field = chat.getByRole('textbox', { name: 'Message' })
  await field.fill('still heard')
  await field.press('Enter')
  await expect.poll(() => site.eventNames()).toContain('message:sent')
})

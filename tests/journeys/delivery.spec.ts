import { expect } from '@playwright/test'
import { startConversation } from './people/conversation.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

test('T-02 what was written survives a reload, once and in order', async ({ page, context }) => {
  const visitor = new VisitorPage(page)
  // The list draws what is in view: here that is everything.
  await page.setViewportSize({ width: 1280, height: 3000 })
  await visitor.open()
  await visitor.write('one')
  await visitor.allSent()
  await context.setOffline(true)
  await visitor.write('two')
  await visitor.write('three')
  await expect(page.getByText(/2 messages will be sent/)).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('seen', '1'))
  await context.setOffline(false)
  await page.reload()
  await visitor.allSent()
  await expect.poll(() => visitor.ownTexts()).toEqual(['one', 'two', 'three'])
  await page.reload()
  await expect.poll(() => visitor.ownTexts()).toEqual(['one', 'two', 'three'])
})

test('X-04 offline is said truthfully, and what agents wrote meanwhile is there afterwards', async ({
  page,
  context,
  browser,
}) => {
  const visitor = new VisitorPage(page)
  const agent = await startConversation(visitor, browser)
  await context.setOffline(true)
  await visitor.write('written offline')
  await expect(page.getByText(/1 message will be sent/)).toBeVisible()
  await agent.reply('written meanwhile')
  await expect(agent.log.getByText('written meanwhile')).toBeVisible()
  await context.setOffline(false)
  await expect(visitor.message('written meanwhile')).toBeVisible()
  await visitor.allSent()
  await expect(agent.log.getByText('written offline')).toBeVisible()
  await expect(visitor.message('written offline')).toHaveCount(1)
  await agent.close()
})

test('T-25 a second tab shows the same conversation, and both can write', async ({
  page,
  context,
  browser,
}) => {
  const first = new VisitorPage(page)
  const agent = await startConversation(first, browser)
  const second = new VisitorPage(await context.newPage())
  await second.open()
  await expect.poll(() => second.texts()).toEqual(await first.texts())

  await second.write('from the second tab')
  await expect(first.message('from the second tab')).toBeVisible()
  await first.write('from the first tab')
  await expect(second.message('from the first tab')).toBeVisible()
  await agent.reply('to both')
  await expect(first.message('to both')).toHaveCount(1)
  await expect(second.message('to both')).toHaveCount(1)

  await page.close()
  await agent.reply('to the one that is left')
  await expect(second.message('to the one that is left')).toHaveCount(1)
  await expect(second.message('to both')).toHaveCount(1)
  await agent.close()
})

test('T-25 one stream for all tabs of a browser', async ({ page, context }) => {
  const streams = new Set<object>()
  context.on('request', (request) => {
    if (request.url().endsWith('/stream')) streams.add(request)
  })
  const visitor = new VisitorPage(page)
  await visitor.open()
  for (let tab = 0; tab < 7; tab++) await new VisitorPage(await context.newPage()).open()
  const last = new VisitorPage(await context.newPage())
  await last.open()
  await last.write('from the ninth tab')
  await expect(visitor.message('from the ninth tab')).toBeVisible()
  expect(streams.size).toBe(1)
})

test('T-18 polling alone carries everything when the stream is blocked', async ({ page, browser }) => {
  await page.route('**/api/chat/visitor/stream', (route) => route.abort())
  const visitor = new VisitorPage(page)
  const agent = await startConversation(visitor, browser)
  await agent.reply('by poll')
  await expect(visitor.message('by poll')).toBeVisible()
  await visitor.write('still works')
  await expect(agent.log.getByText('still works')).toBeVisible()
  await agent.close()
})

test('X-08 a refused message is marked as not sent; trying again sends it once', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open()
  await page.route('**/api/chat/visitor/sendMsg', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error: 'request.invalid', msg: 'error.request', requestId: 'x' },
    }),
  )
  await visitor.write('please')
  await expect(visitor.log.getByText('Not sent')).toBeVisible()
  await page.unroute('**/api/chat/visitor/sendMsg')
  await visitor.log.getByRole('button', { name: 'Try again' }).click()
  await visitor.allSent()
  await expect.poll(() => visitor.ownTexts()).toEqual(['please'])
})

test('an answer that is lost on the way never doubles a message', async ({ page, browser }) => {
  const visitor = new VisitorPage(page)
  const agent = await startConversation(visitor, browser)
  let lost = 0
  await page.route('**/api/chat/visitor/sendMsg', async (route) => {
    await route.fetch()
    if (lost++ < 2) return route.abort()
    return route.continue()
  })
  await visitor.write('exactly once')
  await visitor.allSent()
  await expect(agent.log.getByText('exactly once')).toHaveCount(1)
  await expect(visitor.message('exactly once')).toHaveCount(1)
  expect(lost).toBeGreaterThan(0)
  await agent.close()
})

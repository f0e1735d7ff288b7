import { expect } from '@playwright/test'
import { timing } from '@foyer/core/timing.ts'
import { address } from './people/address.ts'
import { countCalls, urlOf } from './people/calls.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

const failure = (code: number, error: string, msg: string) => ({ code, error, msg, requestId: 'x' })

test('X-01 code 500 shows the network text as a toast', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open()
  await page.route('**/api/chat/visitor/transferAgent', (route) =>
    route.fulfill({ status: 500, json: failure(500, 'internal', 'error.network') }),
  )
  await visitor.askForPerson()
  await expect(
    page.getByRole('status').getByText('Connection problem. Please try again later.'),
  ).toBeVisible()
})

for (const call of ['chatStart', 'getSessionMsg'] as const)
  test(`X-01 a chat whose ${call} fails for 8 s says so, and opens when asked again`, async ({ page }) => {
    await page.clock.install()
    const answer = { status: 500, json: failure(500, 'internal', 'error.network') }
    await page.route(urlOf(call), (route) => route.fulfill(answer))
    const visitor = new VisitorPage(page)
    const failed = page.waitForResponse(urlOf(call))
    await visitor.open()
    await failed
    const told = visitor.log.getByRole('alert')
    await expect(told).toHaveCount(0)
    // The answer is in the page a moment after it has arrived.
    await expect(async () => {
      await page.clock.fastForward(timing.stuckMs)
      await expect(told).toContainText('Connection problem', { timeout: 1_000 })
    }).toPass()
    await page.unroute(urlOf(call))
    await told.getByRole('button', { name: 'Try again' }).click()
    await expect(visitor.log).toBeFocused()
    await expect(told).toHaveCount(0)
    await visitor.write('hello')
    await visitor.allSent()
    await expect(visitor.message('hello')).toBeVisible()
  })

test('X-02 code 429 says that it was too fast, keeps what was typed, and lets the server rest', async ({
  page,
}) => {
  await page.clock.install()
  const visitor = new VisitorPage(page)
  await visitor.open()
  await visitor.box.fill('my kettle')
  const asked = countCalls(page, 'transferAgent')
  const tooMany = failure(400, 'request.tooMany', 'error.tooMany')
  await page.route(urlOf('transferAgent'), (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: tooMany }),
  )
  await visitor.askForPerson()
  await expect(
    page.getByRole('status').getByText('Too many attempts. Please wait a moment and try again.'),
  ).toBeVisible()
  await expect(page.getByText('Connection problem')).toHaveCount(0)
  await expect(visitor.box).toHaveValue('my kettle')
  // Longer than the button rests otherwise (T-01).
  await page.clock.fastForward(6_000)
  await expect(page.locator('footer').getByRole('button', { name: 'Talk to an agent' })).toBeDisabled()
  expect(asked()).toBe(1)
})

test('X-01 the Chinese text is the original', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  await page.route('**/api/chat/visitor/transferAgent', (route) =>
    route.fulfill({ status: 500, json: failure(500, 'internal', 'error.network') }),
  )
  await page.goto(address('/chat_online/index?channelId=demo&locale=zh'))
  await page.getByRole('button', { name: '转人工客服' }).click()
  await expect(page.getByText('网络连接异常，请稍后重试！')).toBeVisible()
  await context.close()
})

test('X-03 code 401 asks; cancel stays, logging in again starts anew at /index', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open()
  await visitor.write('before')
  await visitor.allSent()
  await page.route('**/api/chat/visitor/transferAgent', (route) =>
    route.fulfill({ status: 401, json: failure(401, 'identity.expired', 'error.identity') }),
  )
  await visitor.askForPerson()
  const dialog = page.getByRole('dialog', { name: 'System prompt' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(visitor.message('before')).toBeVisible()

  await visitor.askForPerson()
  await expect(dialog).toBeVisible()
  await page.unroute('**/api/chat/visitor/transferAgent')
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/\/chat_online\/index\?channelId=demo/)
  await expect(visitor.box).toBeVisible()
  expect(await visitor.texts()).toEqual([])
})

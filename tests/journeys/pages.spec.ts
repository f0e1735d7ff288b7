import { expect } from '@playwright/test'
import { address } from './people/address.ts'
import { served } from './people/situations.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

test('S-02 /index without channelId goes to /404', async ({ page }) => {
  await page.goto(address('/chat_online/index'))
  await expect(page).toHaveURL(/\/chat_online\/404$/)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page.getByText('The page is not found')).toBeVisible()
  await expect(page).toHaveTitle('404 Not Found')
})

test('S-01 the page itself is asked for anew each time, its scripts never again', async ({ page }) => {
  const scripts: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) scripts.push(response.headers()['cache-control'])
  })
  const answer = await page.goto(address('/chat_online/404'))
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  expect(answer?.headers()['cache-control']).toBe('no-cache')
  expect(new Set(scripts)).toEqual(new Set(['public, max-age=31536000, immutable']))
})

test('S-01 an unknown path under the base shows 404', async ({ page }) => {
  await page.goto(address('/chat_online/nowhere/at/all'))
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

test('X-05 a channel that does not exist goes to /404 without a loading sign', async ({ page }) => {
  await page.goto(address('/chat_online/index?channelId=nowhere'))
  await expect(page).toHaveURL(/\/chat_online\/404$/)
  await expect(page.getByText('Loading chat…')).toHaveCount(0)
})

test('S-04 the layout follows the phone and the width; behaviour does not', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open()
  const isPhone = test.info().project.name === 'mobile'
  await expect(page.locator('main.mobile')).toHaveCount(isPhone ? 1 : 0)
  await visitor.write('hello')
  await visitor.allSent()
})

test('S-16 V-10 blank input is not sent, a pasted text comes in plain, links open elsewhere', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  await visitor.open()
  await expect(visitor.sendButton).toBeDisabled()
  await visitor.box.fill('   ')
  await expect(visitor.sendButton).toBeDisabled()
  await visitor.box.press('Enter')
  expect(await visitor.texts()).toEqual([])

  await visitor.write('see https://example.org/a and www.example.net')
  const link = visitor.log.getByRole('link', { name: 'https://example.org/a' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(visitor.log.getByRole('link', { name: 'www.example.net' })).toHaveAttribute(
    'href',
    'https://www.example.net',
  )
})

test('Shift+Enter breaks the line, and a draft survives a reload', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open()
  await visitor.box.fill('first')
  await visitor.box.press('Shift+Enter')
  await visitor.box.pressSequentially('second')
  await expect(visitor.box).toHaveValue('first\nsecond')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('second')
  await page.reload()
  await expect(visitor.box).toHaveValue('first\nsecond')
})

test('markup in a message stays text', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open()
  const attack = '<img src=x onerror="document.title=\'owned\'"> <b>bold</b>'
  await visitor.write(attack)
  await expect(visitor.message(attack)).toBeVisible()
  await expect(visitor.log.locator('img[src=x], b')).toHaveCount(0)
  await expect(page).not.toHaveTitle('owned')
})

test('S-11 T-08 older messages come by twenty, without a jump, until there are no more', async ({ page }) => {
  test.slow()
  const { visitor } = await served(page)
  for (let i = 1; i <= 45; i++) await visitor.write(`line ${i}`)
  await visitor.allSent()
  await page.locator('header').getByRole('button', { name: 'End chat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End chat' }).click()
  await visitor.declineRating()
  await page.getByRole('button', { name: 'Start a new chat' }).click()
  await expect(visitor.box).toBeVisible()
  expect(await visitor.texts()).toEqual([])

  await page.getByRole('button', { name: 'Show earlier messages' }).click()
  await expect(visitor.message('line 45')).toBeVisible()
  await expect(visitor.message('line 25')).toHaveCount(0)
})

import { menusOf } from '@foyer/contract/channel/config/menus.ts'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { expect, type Locator } from '@playwright/test'
import { channelWith } from './people/channels.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

const { robotName, robotWelcomeMsg } = defaultChannelConfig

test('S-09 T-12 the first paint has title and greeting before any script has run', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await page.route('**/*.js', (route) => route.abort())
  await visitor.arrive('', await channelWith({}))
  await expect(page.getByRole('heading', { name: robotName })).toBeVisible()
  await expect(page.getByText(robotWelcomeMsg)).toBeVisible()
})

test('S-04 the chat fills its window from the beginning, and the composer stays at its bottom', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  await visitor.open('', await channelWith({}))
  const before = await bottomOf(visitor.box)
  await expect(visitor.message('Popular questions')).toBeVisible()
  expect(await bottomOf(visitor.box)).toBe(before)
  const { height } = page.viewportSize() ?? { height: 0 }
  // The margin around the window and the composer's own.
  expect(height - before).toBeLessThan(64)
})

test('T-12 the greeting is in view, however many questions stand below it', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open('', await channelWith({}))
  await expect(visitor.message('Popular questions')).toBeVisible()
  await expect(visitor.message(robotWelcomeMsg)).toBeInViewport({ ratio: 1 })
})

test('T-01 P-03 a press right after the button appears is honoured, whatever appears meanwhile', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  await visitor.arrive('', await channelWith({ ...menusOf([]), robotGuideTransferUserMode: false }))
  const button = page.locator('footer').getByRole('button', { name: 'Talk to an agent' })
  await expect(button).toBeVisible()
  await button.hover()
  await page.mouse.down()
  await expect(visitor.message('Popular questions')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText(/You are number \d+ in the queue\./)).toBeVisible()
})

test('T-12 P-03 greeting, questions and the way to a person are there again after a reload', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  await visitor.open('', await channelWith(menusOf([])))
  await expect(visitor.message('Popular questions')).toBeVisible()
  await visitor.write('Where is my order?')
  await visitor.allSent()
  await page.reload()
  await expect(visitor.message('Where is my order?').last()).toBeVisible()
  await expect(visitor.message(robotWelcomeMsg)).toHaveCount(1)
  await expect(visitor.message('Popular questions')).toHaveCount(1)
  await expect(page.locator('footer').getByRole('button', { name: 'Talk to an agent' })).toBeVisible()
})

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

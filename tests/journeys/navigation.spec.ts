import { expect, type Page } from '@playwright/test'
import { address } from './people/address.ts'
import { channelWith } from './people/channels.ts'
import { HostPage } from './people/hosts.ts'
import { take } from './people/taken.ts'
import { test } from './people/test.ts'

/** Follows a link of the site, which loads a whole page. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** What the next pages ask of Foyer; not what the page before them is still loading. */
function askedOfFoyer(page: Page): string[] {
  const asked: string[] = []
  let isNextPage = false
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isNextPage = true
  })
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (isNextPage && origin === new URL(address('')).origin) asked.push(pathname)
  })
  return asked
}

const kept = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length)

test('following a link keeps the open panel, the conversation, and then what is unread', async ({ page }) => {
  const channelId = await channelWith({})
  const host = new HostPage(page, 'shop')
  const { visitor } = host
  await host.open(channelId)
  await host.openChat()
  await visitor.write('From the shop')
  await visitor.allSent()
  const { agent, threadId } = await take(visitor, channelId)

  await follow(page, 'Kettles')
  await expect(visitor.message('From the shop')).toBeVisible()
  await expect(host.frame).not.toBeFocused()
  await agent.reply(threadId, 'Which kettle?')
  await expect(visitor.message('Which kettle?')).toBeVisible()
  await visitor.write('The quiet one')
  await visitor.allSent()

  await test.step('closed, the next page counts on, and previews what comes', async () => {
    await host.closer.click()
    await agent.reply(threadId, 'It is in stock')
    await expect(page.getByRole('button', { name: 'Unread messages: 1' })).toBeVisible()
    await follow(page, 'Cart')
    await expect(page.getByRole('button', { name: 'Unread messages: 1' })).toBeVisible()
    const preview = host.frame.contentFrame().getByRole('status').filter({ hasText: 'It is in stock' })
    await expect(preview).toBeVisible()
    await preview.getByRole('button', { name: 'Dismiss' }).click()
    await expect(preview).toBeHidden()

    await agent.reply(threadId, 'Shall I put it aside?')
    await expect(page.getByRole('button', { name: 'Unread messages: 2' })).toBeVisible()
    await host.frame.contentFrame().getByRole('button', { name: 'Shall I put it aside?' }).click()
    await expect(visitor.message('Shall I put it aside?')).toBeVisible()
    await expect(visitor.box).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unread messages' })).toHaveCount(0)
  })

  await test.step('after the end, pages are as they were before', async () => {
    await agent.call('closeThread', { threadId })
    await expect.poll(() => kept(page)).toBe(0)
    const asked = askedOfFoyer(page)
    await follow(page, 'Home')
    await expect(host.launcher).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(['/foyer.js', `/embed/${channelId}`])
    await expect(host.frame).toHaveCount(0)
  })
})

test('a visitor who only looked into the chat leaves nothing for the next page', async ({ page }) => {
  const channelId = await channelWith({})
  const host = new HostPage(page, 'shop')
  await host.open(channelId)
  await host.openChat()
  await expect(host.visitor.inside.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  expect(await kept(page)).toBe(0)
  const asked = askedOfFoyer(page)
  await follow(page, 'Kettles')
  await expect(host.launcher).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/foyer.js', `/embed/${channelId}`])
})

test('in the page itself the chat takes no focus and is high enough to use', async ({ page }) => {
  const host = new HostPage(page, 'inline')
  await host.open(await channelWith({}))
  await expect(host.visitor.box).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect((await host.frame.boundingBox())?.height).toBeGreaterThanOrEqual(400)
  await host.visitor.write('From the help page')
  await host.visitor.allSent()
})

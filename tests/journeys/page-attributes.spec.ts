import { expect } from '@playwright/test'
import type { Foyer } from '@foyer/contract/host/settings.ts'
import { channelWith } from './people/channels.ts'
import { HostPage } from './people/hosts.ts'
import { openDesk } from './people/open-desk.ts'
import { quiet, served } from './people/situations.ts'
import { take } from './people/taken.ts'
import { test } from './people/test.ts'

declare const Foyer: Foyer

test('C-39 what the address of the chat says about its visitor, the agent reads as unverified', async ({
  page,
  browser,
}) => {
  const params = encodeURIComponent(JSON.stringify({ plan: 'gold' }))
  const { threadId } = await served(
    page,
    {},
    `&userName=Sam&email=sam%40shop.example&fiyBookCode=B-77&params=${params}`,
  )
  const agent = await openDesk(browser, threadId)
  const panel = agent.page.getByRole('complementary', { name: 'Visitor details' })
  const sent = panel.locator('section', {
    has: agent.page.getByRole('heading', { name: 'Sent by the website' }),
  })
  await expect(panel.getByText('sam@shop.example')).toBeVisible()
  await expect(sent.getByText('Unverified')).toBeVisible()
  await expect(sent.getByRole('definition')).toHaveText(['gold', 'B-77'])
  await agent.close()
})

test('C-39 a site’s page passes attributes and a token along; the token is not shown', async ({
  page,
  browser,
}) => {
  const channelId = await channelWith(quiet)
  const host = new HostPage(page, 'plain')
  await host.open(channelId)
  await expect(host.launcher).toBeVisible()
  await page.evaluate(() =>
    Foyer('update', { attributes: { tier: 'vip', seats: '4' }, customerToken: 'very-secret' }),
  )
  await host.openChat()
  await host.visitor.write('hello')
  await host.visitor.allSent()
  const { threadId } = await take(host.visitor, channelId)
  const agent = await openDesk(browser, threadId)
  const panel = agent.page.getByRole('complementary', { name: 'Visitor details' })
  await expect(panel.getByRole('definition').filter({ hasText: 'vip' })).toBeVisible()
  await expect(panel.getByText('customerToken')).toBeVisible()
  await expect(agent.page.getByText('very-secret')).toHaveCount(0)
  await agent.close()
})

import { encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { readChannelConfig } from '@foyer/server/features/channel/read-channel-config.ts'
import { expect, type Page } from '@playwright/test'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { channelWith } from './people/channels.ts'
import { HostPage, hostAddress } from './people/hosts.ts'
import { test } from './people/test.ts'
import { worldDeps } from './people/world.ts'

const chatOf = (channelId: string) => `/chat_online/index?channelId=${channelId}&from=iframe`
/** Where Chromium goes instead of a page that may not be framed here. */
const refused = 'chrome-error://chromewebdata/'

async function frame(page: Page, path: string, site: string): Promise<HostPage> {
  const host = new HostPage(page, 'hand-written-frame')
  await host.open('', { query: `&path=${encodeURIComponent(path)}`, site })
  return host
}

const framed = (page: Page) => page.frames()[1]?.url()

test('14: the sites of a channel may frame it; on another nothing is shown and nobody learns of it', async ({
  page,
}) => {
  const shop = hostAddress('', 'shop.localhost')
  const channelId = await channelWith({ allowedOrigins: [shop] })
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))

  for (const site of ['evil.localhost', 'notshop.localhost', 'shop.localhost.localhost', 'localhost']) {
    await frame(page, chatOf(channelId), site)
    await expect.poll(() => framed(page)).toBe(refused)
  }
  expect(calls).not.toContain(pathOf('channelInfo'))
  expect(calls).not.toContain(pathOf('chatStart'))

  const { visitor } = await frame(page, chatOf(channelId), 'shop.localhost')
  await visitor.write('From the shop')
  await visitor.allSent()
  await expect(visitor.message('From the shop')).toBeVisible()
})

test('14: a channel that names none is for every site; a star is for subdomains only', async ({ page }) => {
  const open = await frame(page, chatOf(await channelWith({})), 'anybody.localhost')
  await expect(open.visitor.box).toBeVisible()

  const chain = hostAddress('', '*.chain.localhost')
  const channelId = await channelWith({ allowedOrigins: [chain] })
  const branch = await frame(page, chatOf(channelId), 'berlin.chain.localhost')
  await expect(branch.visitor.box).toBeVisible()
  await frame(page, chatOf(channelId), 'chain.localhost')
  await expect.poll(() => framed(page)).toBe(refused)
})

test('14: a site that is taken from the list is out, whatever the browser has kept', async ({ page }) => {
  const { db } = await worldDeps()
  const shop = hostAddress('', 'shop.localhost')
  const channelId = await channelWith({ allowedOrigins: [shop] })
  const { visitor } = await frame(page, chatOf(channelId), 'shop.localhost')
  await expect(visitor.box).toBeVisible()

  const row = db.selectFrom('channels').select('config').where('key', '=', channelId)
  const { config } = readChannelConfig((await row.executeTakeFirstOrThrow()).config)
  const other = { ...config, allowedOrigins: [hostAddress('', 'other.localhost')] }
  await db
    .updateTable('channels')
    .set({ config: JSON.stringify(encodeChannelConfig(other)) })
    .where('key', '=', channelId)
    .execute()
  // The server remembers a channel for a moment.
  await expect
    .poll(async () => {
      await frame(page, chatOf(channelId), 'shop.localhost')
      return framed(page)
    })
    .toBe(refused)
  const now = await frame(page, chatOf(channelId), 'other.localhost')
  await expect(now.visitor.box).toBeVisible()
})

test('20: neither the desk nor a ticket nor a page that is none can be framed, by any site', async ({
  page,
}) => {
  for (const path of [
    '/desk/',
    '/desk/settings?channelId=demo',
    '/chat_online/workorder?channelId=demo&woId=wo_1&token=t',
    '/chat_online/nowhere?channelId=demo',
  ]) {
    await frame(page, path, 'shop.localhost')
    await expect.poll(() => framed(page)).toBe(refused)
  }
})

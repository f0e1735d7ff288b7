import { chromium } from '@playwright/test'
import { browserOptions } from '../../../playwright.config.ts'
import { foreverMs } from '../patience.ts'
import type { Seated } from '../routing/own-group.ts'

type DeskBrowser = { kill: () => Promise<void> }

/** The desk of an agent in a browser of its own, which can be killed. */
export async function openDeskBrowser(address: string, { headers }: Seated): Promise<DeskBrowser> {
  const server = await chromium.launchServer({ ...browserOptions, timeout: foreverMs })
  const browser = await chromium.connect(server.wsEndpoint())
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  const [name = '', value = ''] = (headers['cookie'] ?? '').split('=')
  await context.addCookies([{ name, value, url: address }])
  const page = await context.newPage()
  await page.goto(`${address}/desk/`)
  await page.getByRole('tab', { name: /^Assigned to you/ }).click({ timeout: foreverMs })
  await page.locator('.desk-row').first().click({ timeout: foreverMs })
  await page.getByRole('textbox', { name: /^Reply to/ }).fill('half a repl', { timeout: foreverMs })
  return { kill: () => server.kill() }
}

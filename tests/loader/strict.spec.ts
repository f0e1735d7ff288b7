import { expect, type Page } from '@playwright/test'
import type { HostPage } from './host-page.ts'
import { test } from './loader-test.ts'

/** The lines of docs/site-owner.md, on a page that allows nothing else. */
function policyOf({ sites }: HostPage): string {
  const { origin } = sites.foyer
  return [
    `default-src 'none'`,
    `script-src 'nonce-rAnd0m'`,
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
}

async function violationsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    )
    Object.assign(document, { seen })
  })
  return () => page.evaluate(() => Reflect.get(document, 'seen') as string[])
}

test.describe('under a strict policy with a nonce and Trusted Types', () => {
  test('the script tag is enough, and nothing is reported', async ({ host, page }) => {
    const violations = await violationsOf(page)
    await host.open({
      tag: { 'data-channel': 'demo', nonce: 'rAnd0m' },
      headers: { 'content-security-policy': policyOf(host) },
      body: '<h1>Shop</h1>',
    })
    await host.launcher.click()
    await host.expectOpen()
    await host.frameSays({ name: 'unread', count: 2 })
    await host.say('setLocale', 'ar')
    await host.say('close')
    await host.say('destroy')
    expect(await violations()).toEqual([])
  })

  test('and so is the custom element', async ({ host, page }) => {
    const violations = await violationsOf(page)
    const src = `${host.sites.foyer.origin}/foyer-element.js`
    await host.openWith({
      head: `<script type="module" nonce="rAnd0m" src="${src}"></script>`,
      headers: { 'content-security-policy': policyOf(host) },
      body: '<foyer-chat channel="demo"></foyer-chat>',
    })
    await expect(host.inFrame.getByLabel('Message')).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

test('a page in a sandbox, without an origin, gets the chat as a page of its own', async ({
  host,
  page,
  context,
}) => {
  const inner = host.sites.host.put(
    `<!doctype html><title>Sandbox</title>${host.script({ 'data-channel': 'demo' })}<p>In a sandbox</p>`,
  )
  await host.openWith({
    body: `<iframe sandbox="allow-scripts allow-popups" width="800" height="600" src="${inner}"></iframe>`,
  })
  const launcher = page.frameLocator('iframe').locator('foyer-root button')
  const opened = context.waitForEvent('page')
  await launcher.click()
  const chat = await opened
  expect(chat.url()).toBe(`${host.sites.foyer.origin}/chat_online/index?channelId=demo`)
  expect(await chat.evaluate(() => window.opener as unknown)).toBeNull()
  expect(host.frames()).toHaveLength(0)
})

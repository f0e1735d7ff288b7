import { expect, type Page } from '@playwright/test'
import type { HostPage } from './host-page.ts'
import { test } from './loader-test.ts'
import { bundleApp } from './site/bundle-app.ts'

/** A page of a site that was bundled with the package, under a policy that knows nothing but its nonce. */
async function openApp(host: HostPage, entry: string, body: string): Promise<void> {
  const code = await bundleApp(entry)
  const { origin } = host.sites.foyer
  const policy = `default-src 'none'; script-src 'nonce-rAnd0m'; style-src 'unsafe-inline'; connect-src ${origin}; frame-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`
  const html = `<!doctype html><title>App</title><body>${body}<script type="module" nonce="rAnd0m">${code.replaceAll('</script', '<\\/script')}</script>`
  const address = host.sites.host.put(html, { 'content-security-policy': policy })
  await host.page.goto(`${address}?server=${origin}`)
}

function log(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'log') as string[])
}

test.describe('the npm package', () => {
  test('puts the chat on the page, under Trusted Types and a nonce', async ({ host, page }) => {
    await openApp(host, 'plain.ts', '<button id="mine">Mine</button>')
    await expect(host.launcher).toHaveCount(1)
    await page.getByRole('button', { name: 'Mine' }).click()
    await host.expectOpen()
    await host.expectTold({ do: 'update', user: { userName: 'Sam' } })
    await host.expectTold({ do: 'draft', text: 'Hello' })
    await host.frameSays({ name: 'unread', count: 2 })
    await expect.poll(() => log(page)).toEqual(['open', 'unread 2'])
  })

  test('as a React component: it comes, follows its properties, and goes', async ({ host, page }) => {
    await openApp(host, 'react.tsx', '<div id="root"></div><style>.inline { height: 500px }</style>')
    await expect(host.launcher).toHaveAccessibleName('Chat')
    await host.launcher.click()
    await host.expectOpen()
    await host.expectTold({ do: 'theme', theme: 'dark' })
    await host.expectTold({ do: 'identify', jwt: 'a.b.c' })
    await page.getByRole('button', { name: 'Light' }).click()
    await host.expectTold({ do: 'theme', theme: 'light' })
    await expect(host.launcher).toHaveAttribute('data-label', 'Help')
    await page.getByRole('button', { name: 'Without a label' }).click()
    await expect(host.launcher).toHaveAttribute('data-label', '')
    expect((await host.told()).filter((each) => each['do'] === 'update')).toHaveLength(1)
    expect(await log(page)).toEqual(['ready', 'open'])

    await page.getByRole('button', { name: 'Come and go' }).click()
    await expect(page.locator('foyer-root')).toHaveCount(0)
    expect(host.frames()).toHaveLength(0)
    await page.getByRole('button', { name: 'Come and go' }).click()
    await expect(host.launcher).toHaveCount(1)

    await page.getByRole('button', { name: 'Inline' }).click()
    await expect(page.locator('.inline iframe').contentFrame().getByLabel('Message')).toBeVisible()
  })
})

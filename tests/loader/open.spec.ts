import { expect } from '@playwright/test'
import { test } from './loader-test.ts'

test.describe('from the launcher to the chat', () => {
  test('hovering brings the frame, which covers nothing and is seen by nobody', async ({ host, page }) => {
    await host.open()
    await expect(host.launcher).toHaveAttribute('aria-expanded', 'false')
    expect(host.frames()).toHaveLength(0)
    await host.launcher.hover()
    await host.expectTold({ do: 'page' })
    await host.expectClosed()
    const told = await host.told()
    expect(told.filter((each) => each['do'] === 'shown')).toEqual([])
    const box = await host.iframe.boundingBox()
    const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, {
      x: (box?.x ?? 0) + 200,
      y: (box?.y ?? 0) + 300,
    })
    expect(under).not.toBe('FOYER-ROOT')
  })

  test('a press opens it, focus goes in, and comes back when it closes', async ({ host, page }) => {
    await host.open()
    const events = await host.hear('ready', 'open', 'close')
    await host.launcher.click()
    await host.expectOpen()
    await expect(host.launcher).toHaveAttribute('aria-expanded', 'true')
    await expect(host.launcher).toHaveAccessibleName('Close chat')
    await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible()
    await expect(host.iframe).toBeFocused()
    await host.expectTold({ do: 'shown', isShown: true })

    await host.inFrame.getByRole('button', { name: 'Close' }).click()
    await host.expectClosed()
    await expect(host.launcher).toBeFocused()
    await expect(host.launcher).toHaveAccessibleName('Open chat')
    await host.expectTold({ do: 'shown', isShown: false })
    expect(await events()).toEqual([{ name: 'ready' }, { name: 'open' }, { name: 'close' }])
  })

  test('works by keyboard alone: Enter opens, Escape on the launcher closes', async ({ host, page }) => {
    await host.open({ body: '<p>Short</p>' })
    await expect(host.launcher).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(host.launcher).toBeFocused()
    await page.keyboard.press('Enter')
    await host.expectOpen()
    await host.launcher.focus()
    await page.keyboard.press('Escape')
    await host.expectClosed()
  })

  test('the frame has a name, its own permissions, and no secret in its address', async ({ host, sites }) => {
    await host.open({ tag: { 'data-channel': 'demo', 'data-locale': 'de' } })
    await host.say('identify', 'eyJ.secret.mac')
    await host.launcher.click()
    await host.expectOpen()
    const { origin } = sites.foyer
    await expect(host.iframe).toHaveAttribute('title', 'Chat')
    await expect(host.iframe).toHaveAttribute('referrerpolicy', 'strict-origin')
    await expect(host.iframe).toHaveAttribute('allow', new RegExp(`camera ${origin}; microphone ${origin};`))
    const address = new URL(host.frame().url())
    expect(address.origin).toBe(origin)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      channelId: 'demo',
      from: 'iframe',
      loader: '1',
      locale: 'de',
    })
    await host.expectTold({ do: 'identify', jwt: 'eyJ.secret.mac' })
  })

  test('greets until the frame listens, each time with a fresh port', async ({ host, sites }) => {
    await host.open({ tag: { 'data-channel': 'late' } })
    await host.launcher.click()
    await host.expectOpen()
    await host.expectTold({
      hello: { type: 'foyer:hello', version: 1, channelId: 'late' },
      origin: sites.host.origin,
      hellos: 4,
    })
  })

  test('S-33 the older window message closes as well, and only from the frame itself', async ({
    host,
    page,
  }) => {
    await host.open()
    await host.launcher.click()
    await host.expectOpen()
    await page.evaluate(() => window.postMessage({ type: 'hideIframe' }, location.origin))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await host.expectOpen()
    await host.inFrame.getByRole('button', { name: 'Hide' }).click()
    await host.expectClosed()
  })

  test('S-33 another frame closes nothing, though it comes from the same server', async ({
    host,
    page,
    sites,
  }) => {
    await host.open({
      body: `<iframe id="other" src="${sites.foyer.origin}/chat_online/index?channelId=mute"></iframe>`,
    })
    await host.say('open')
    await host.expectOpen()
    const heard = page.evaluate(
      () => new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data))),
    )
    await page.frameLocator('#other').getByRole('button', { name: 'Hide' }).click()
    expect(await heard).toEqual({ type: 'hideIframe' })
    await host.expectOpen()
  })

  test('a frame that was loaded again is greeted again and told the same', async ({ host }) => {
    await host.open({ tag: { 'data-channel': 'demo', 'data-theme': 'dark' } })
    await host.say('update', { userName: 'Sam' })
    await host.launcher.click()
    await host.expectOpen()
    await host.loadFrameAgain()
    await host.expectTold({ do: 'theme', theme: 'dark' })
    await host.expectTold({ do: 'update', user: { userName: 'Sam' } })
    await host.expectTold({ do: 'shown', isShown: true })
    await host.expectOpen()
  })

  test('unread messages stand on the launcher, and those who hear the page hear of them', async ({
    host,
  }) => {
    await host.open()
    await host.launcher.hover()
    await host.expectTold({ do: 'page' })
    await host.frameSays({ name: 'unread', count: 3 })
    await expect(host.launcher).toHaveText('3')
    await expect(host.launcher).toHaveAccessibleName('Open chat, Unread messages: 3')
    await host.frameSays({ name: 'unread', count: 120 })
    await expect(host.launcher).toHaveText('99+')
    await host.frameSays({ name: 'unread', count: 0 })
    await expect(host.launcher).toHaveText('')
  })

  test('what the contract does not know is not passed on to the page', async ({ host }) => {
    await host.open()
    const events = await host.hear('message', 'unread', 'availability')
    await host.launcher.click()
    await host.expectOpen()
    await host.frameSays({ name: 'unread', count: 'many' })
    await host.frameSays({ name: 'eval', code: '1' })
    await host.frameSays({ name: 'message', id: 'm1', from: 'agent', text: 'secret' })
    await host.frameSays({ name: 'availability', isOpen: false })
    await expect.poll(events).toEqual([
      { name: 'message', id: 'm1', from: 'agent' },
      { name: 'availability', isOpen: false },
    ])
  })
})

import { expect } from '@playwright/test'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { countCalls } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { serve, Site, siteOrigin } from './people/site.ts'
import { test } from './people/test.ts'

/** The robot has nothing to say by itself. */
const quiet: Partial<ChannelConfig> = { robotWelcomeMsg: '', faq: { showType: 'list', showContent: [] } }

test('S-33 a page that is not on the channel’s list is not heard', async ({ page }) => {
  const calls = countCalls(page, 'chatStart')
  const channelId = await channelWith({ ...quiet, allowedOrigins: ['http://other.example'] })
  const site = await Site.open(page, { channelId })
  await page.evaluate(async () => {
    for (let time = 0; time < 10; time += 1) {
      globalThis.site.knock()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await site.post({ type: 'showIframe' })
  await site.post({ type: 'updateUser', data: { userName: 'Mallory' } })
  expect(await site.said()).toEqual([])
  expect(calls()).toBe(0)

  await test.step('the same page is heard where it is named', async () => {
    const named = await channelWith({
      ...quiet,
      allowedOrigins: ['http://other.example', await siteOrigin()],
    })
    const allowed = await Site.open(page, { channelId: named })
    await allowed.shakeHands()
    // A page that waits long for an answer knocks again, and is answered the same again; it hears nothing else.
    const names = await allowed.eventNames()
    const answers = Math.max(1, Math.ceil(names.length / 2))
    expect(names).toEqual(Array.from({ length: answers }, () => ['ready', 'availability']).flat())
  })
})

test('S-33 another frame of the page is not the page', async ({ page }) => {
  const channelId = await channelWith(quiet)
  const calls = countCalls(page, 'chatStart')
  const evil = `<!doctype html><script>
    addEventListener('message', () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => parent.postMessage({ heard: data }, '*')
      const chat = parent.frames[0]
      chat.postMessage({ type: 'foyer:hello', version: 1, channelId: '${channelId}' }, '*', [port2])
      chat.postMessage({ type: 'showIframe' }, '*')
      parent.postMessage('tried', '*')
    })
  </script>`
  const html = `<iframe title="Advert" src="${await serve(evil, 'evil')}"></iframe>`
  const site = await Site.open(page, { channelId, html })
  await site.shakeHands()
  const heard = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const all: unknown[] = []
        addEventListener('message', ({ data }) => {
          all.push(data)
          // After its third try the frame has had every chance to answer the first.
          if (all.filter((each) => each === 'tried').length === 3) resolve(all)
          else globalThis.frames[1]?.postMessage('try', '*')
        })
        globalThis.frames[1]?.postMessage('try', '*')
      }),
  )
  expect(heard).toEqual(['tried', 'tried', 'tried'])
  expect(await site.ask({ do: 'get', what: 'state' })).toMatchObject({ value: { isOpen: false } })
  expect(calls()).toBe(0)
})

test('S-33 a page whose script begins again is heard again', async ({ page }) => {
  const site = await Site.open(page, { channelId: await channelWith(quiet) })
  await site.shakeHands()
  await site.show()
  await page.evaluate(() => globalThis.site.knock())
  await expect.poll(() => site.eventNames()).toEqual(['ready', 'availability', 'ready', 'availability'])
  expect(await site.ask({ do: 'get', what: 'state' })).toMatchObject({ value: { isOpen: true } })
})

test('S-33 a flood of messages leaves the chat usable', async ({ page }) => {
  const site = await Site.open(page, { channelId: await channelWith(quiet) })
  await site.shakeHands()
  await site.show()
  await expect(site.chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  const calls = countCalls(page, 'resetInfo')
  const refused = await page.evaluate(async () => {
    const { frame, ask } = globalThis.site
    const big = 'x'.repeat(5_000_000)
    for (const data of [big, { type: 'updateUser', data: { userName: big } }, new ArrayBuffer(1_000_000)])
      frame.contentWindow?.postMessage(data, '*')
    for (let at = 0; at < 10_000; at += 1)
      frame.contentWindow?.postMessage({ type: 'updateUser', data: { userName: `Sam ${at}` } }, '*')
    const answers = await Promise.all(Array.from({ length: 2_000 }, () => ask({ do: 'get', what: 'unread' })))
    return answers.filter((answer) => answer.type === 'failed' && answer.reason === 'tooMany').length
  })
  expect(refused).toBeGreaterThan(1_800)
  const box = site.chat.getByRole('textbox', { name: 'Message' })
  await box.fill('still here')
  await box.press('Enter')
  await expect(site.chat.getByRole('log').getByText('still here', { exact: true })).toBeVisible()
  expect(calls()).toBeLessThanOrEqual(200)
})

test('S-33 reset makes whoever comes next somebody new', async ({ page }) => {
  const channelId = await channelWith(quiet)
  const site = await Site.open(page, { channelId })
  await site.shakeHands()
  await site.show()
  await expect(site.chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  await site.ask({ do: 'send', text: 'I am the first' })
  await expect.poll(() => site.eventNames()).toContain('message:sent')
  const starts = countCalls(page, 'chatStart')
  expect(await site.ask({ do: 'reset' })).toMatchObject({ type: 'done' })
  // In sight of the visitor it begins at once.
  await expect.poll(starts).toBe(1)
  await expect(site.chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  await expect(site.chat.getByText('I am the first')).toHaveCount(0)

  await test.step('the page knocks again, and is heard', async () => {
    await page.evaluate(() => globalThis.site.said.splice(0))
    await site.shakeHands()
    expect(await site.ask({ do: 'get', what: 'visitor' })).toMatchObject({ value: { isVerified: false } })
  })

  await test.step('unseen, it waits to be opened', async () => {
    await site.show(false)
    await site.ask({ do: 'reset' })
    await page.evaluate(() => globalThis.site.said.splice(0))
    await site.shakeHands()
    expect(starts()).toBe(1)
  })
})

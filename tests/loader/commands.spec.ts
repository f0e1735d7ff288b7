import { expect } from '@playwright/test'
import type { HostWindow } from './host-page.ts'
import { test } from './loader-test.ts'

const stub = `<script>
  window.foyerSettings = { channel: 'demo', user: { userName: 'Sam' } }
  window.Foyer = window.Foyer || function(){ var s = arguments; return new Promise(function(a,b){ (Foyer.q=Foyer.q||[]).push([s,a,b]) }) }
  window.heard = []
  Foyer('on', 'open', function (event) { heard.push(event.name) })
  Foyer('open', { draft: 'About my order' }).then(function () { heard.push('opened') })
  Foyer('setTheme', 'dark').then(function () { heard.push('dark') })
</script>`

test.describe('commands', () => {
  test('said before the script is there are done in order when it is', async ({ host, page }) => {
    await host.open({ head: stub, tag: {} })
    await host.expectOpen()
    await host.expectTold({ do: 'draft', text: 'About my order' })
    const told = await host.told()
    expect(told.map((each) => each['do'])).toEqual([undefined, 'theme', 'update', 'page', 'shown', 'draft'])
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard') as string[]))
      .toEqual(['dark', 'open', 'opened'])
  })

  test('each reaches the frame as the contract says', async ({ host }) => {
    await host.open()
    await host.say('open', { view: 'leave-message' })
    await host.say('send', 'Is it in stock?')
    await host.say('send', { title: 'Kettle', price: '39 €', colour: 'red' })
    await host.say('transfer', { group: 'sales' })
    await host.say('setLocale', 'ar')
    await host.say('setTheme', 'light')
    await host.say('update', { email: 'sam@shop.example', userId: 'u2' })
    await host.say('identify', 'a.b.c')
    await host.say('page', { url: 'https://shop.example/cart', title: 'Cart' })
    await host.say('reset')
    const told = await host.told()
    expect(told.slice(told.findIndex((each) => each['do'] === 'shown'))).toEqual([
      { do: 'shown', isShown: true },
      { do: 'view', view: 'leave-message' },
      { do: 'send', text: 'Is it in stock?' },
      { do: 'card', card: { title: 'Kettle', price: '39 €' } },
      { do: 'transfer', groupId: 'sales' },
      { do: 'locale', locale: 'ar' },
      { do: 'theme', theme: 'light' },
      { do: 'update', user: { email: 'sam@shop.example' } },
      { do: 'identify', jwt: 'a.b.c' },
      { do: 'page', url: 'https://shop.example/cart', title: 'Cart' },
      { do: 'reset' },
    ])
  })

  test('what is wrong is refused with a word, and never half done', async ({ host }) => {
    await host.open()
    await host.say('open')
    expect(await host.refusal('send', '')).toBe('invalid')
    expect(await host.refusal('send', { desc: 'no title' })).toBe('invalid')
    expect(await host.refusal('send', 'refuse me')).toBe('refused')
    expect(await host.refusal('setTheme', 'url(//evil)')).toBe('invalid')
    expect(await host.refusal('on', 'everything', 'nothing')).toBe('invalid')
    expect(await host.refusal('get', '__proto__')).toBe('invalid')
    expect(await host.refusal('constructor')).toBe('invalid')
  })

  test('reading asks the frame, and the panel itself about being open', async ({ host }) => {
    await host.open()
    await host.say('open')
    expect(await host.say('get', 'unread')).toBe(3)
    expect(await host.say('get', 'visitor')).toEqual({ isVerified: true })
    expect(await host.say('get', 'state')).toMatchObject({ isReady: true, isOpen: true, isWithAgent: true })
    await host.say('close')
    expect(await host.say('get', 'state')).toMatchObject({ isReady: true, isOpen: false })
  })

  test('are idempotent, and toggle is not', async ({ host }) => {
    await host.open()
    const events = await host.hear('open', 'close')
    await Promise.all([host.say('open'), host.say('open')])
    await host.say('open')
    await host.expectOpen()
    expect(host.frames()).toHaveLength(1)
    await host.say('close')
    await host.say('close')
    await host.say('toggle')
    await host.expectOpen()
    expect(await events()).toEqual([{ name: 'open' }, { name: 'close' }, { name: 'open' }])
  })

  test('a proof may be a function, which is asked when the chat needs it', async ({ host, page }) => {
    await host.open()
    await page.waitForFunction(() => 'Foyer' in window)
    await page.evaluate(() => {
      let asked = 0
      void (window as HostWindow).Foyer('identify', () => Promise.resolve(`proof.number.${++asked}`))
    })
    await host.say('open')
    await host.expectTold({ do: 'identify', jwt: 'proof.number.1' })
    await host.loadFrameAgain()
    await host.expectTold({ do: 'identify', jwt: 'proof.number.2' })
  })

  test('a listener that fails keeps nobody else from hearing', async ({ host, page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await host.open()
    await page.waitForFunction(() => 'Foyer' in window)
    await page.evaluate(() => {
      const fail = () => {
        throw new Error('of the site')
      }
      void (window as HostWindow).Foyer('on', 'open', fail)
    })
    const events = await host.hear('open')
    await host.say('open')
    expect(await events()).toEqual([{ name: 'open' }])
    expect(errors).toEqual(['of the site'])
  })
})

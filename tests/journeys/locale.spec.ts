import { expect, type Frame, type Page } from '@playwright/test'
import { menusDefaults, menusOf } from '@foyer/contract/channel/config/menus.ts'
import { urlOf } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { logWriter } from './people/log-writer.ts'
import { Site } from './people/site.ts'
import { quiet } from './people/situations.ts'
import { anaSignedIn } from './people/taken.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

const words = {
  en: { dir: 'ltr', today: 'Today', field: 'Message', title: 'Chat', end: 'End chat' },
  ar: { dir: 'rtl', today: 'اليوم', field: 'الرسالة', title: 'محادثة', end: 'إنهاء المحادثة' },
  zh: { dir: 'ltr', today: '今天', field: '消息', title: '在线客服', end: '结束会话' },
} as const

function chatFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each !== page.mainFrame())
  if (!frame) throw new Error('the chat has no frame')
  return frame
}

test('S-35 D-15 what the owner has not changed is in the language of the visitor, the rest as written', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  const item = menusDefaults.chatMenuConfigList.map((one) =>
    one.menuType === 'ask' ? { ...one, menuName: 'Orders' } : one,
  )
  await visitor.arrive('', await channelWith({ language: 'zh', ...menusOf(item) }))
  await expect(visitor.log.getByText('您好！有任何问题都可以问我')).toBeVisible()
  await expect(page.getByRole('tab', { name: '配送' })).toBeVisible()
  await expect(page.getByRole('button', { name: '转人工客服' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Orders', exact: true })).toBeVisible()
  await test.step('D-06 a tag is read in the own language, and the server gets the configured name', async () => {
    const [sent] = await Promise.all([
      page.waitForRequest(urlOf('addSessionMsg')),
      page.getByRole('button', { name: '营业时间', exact: true }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({ msgContent: 'Opening hours' })
    await expect(visitor.log.getByText('营业时间', { exact: true })).toBeVisible()
  })
  await page.getByRole('button', { name: '结束会话', exact: true }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: '结束会话' }).click()
  await expect(visitor.log.getByText('感谢您的咨询，您可以随时发起新的会话。')).toBeVisible()
})

test('S-35 D-15 a low rating of an agent has its four tags in the language of the visitor', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  const channelId = await channelWith({ ...quiet, language: 'zh' })
  await visitor.arrive('', channelId)
  await expect(page.getByRole('button', { name: '结束会话' }).first()).toBeVisible()
  const threadId = await (await logWriter()).threadIn(channelId)
  const agent = await anaSignedIn()
  await agent.call('takeThread', { threadId })
  await expect(visitor.log.getByText('您好，请问有什么可以帮您？')).toBeVisible()
  await page.getByRole('button', { name: '评价我们' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio').nth(1).check()
  for (const tag of ['服务态度差', '回复不及时', '没有解决问题', '不礼貌'])
    await expect(sheet.getByRole('button', { name: tag })).toBeVisible()
  await expect(sheet.getByText('不满意', { exact: true })).toBeVisible()
})

test('K-04 S-35 an open chat changes its language: words, direction, dates and numbers, without a reload', async ({
  page,
}) => {
  const told: unknown[] = []
  await page.route(urlOf('resetInfo'), async (route) => {
    told.push(route.request().postDataJSON())
    await route.continue()
  })
  const channelId = await channelWith({ titleDesc: '', language: '' })
  const site = await Site.open(page, { channelId })
  await site.shakeHands()
  await site.show()
  const { chat } = site
  const field = chat.locator('#composer-field')
  await field.fill('What time is it?')
  await field.press('Enter')
  const time = chat.locator('.message-own time').first()
  await expect(time).toBeVisible()
  // What is being written stays, with how much room there is.
  await field.fill('x'.repeat(3_900))
  await chat.locator('header').getByRole('button', { name: words.en.end }).click()

  const frame = chatFrame(page)
  await frame.evaluate(() => Object.assign(window, { isSame: true }))
  const at = await time.getAttribute('datetime')
  for (const code of ['en', 'ar', 'zh'] as const) {
    await test.step(code, async () => {
      const { dir, today, field: label, title, end } = words[code]
      if (code !== 'en')
        expect(await site.ask({ do: 'locale', locale: code })).toMatchObject({ type: 'done' })
      await expect(chat.locator('html')).toHaveAttribute('dir', dir)
      await expect(chat.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`))
      await expect(field).toHaveAttribute('aria-label', label)
      await expect(chat.getByRole('log').getByText(today, { exact: true })).toBeVisible()
      await expect(chat.getByRole('dialog').getByRole('button', { name: end })).toBeVisible()
      await expect.poll(() => frame.title()).toBe(title)

      const own = await frame.evaluate(
        ([given, lang]) => ({
          time: new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(new Date(given)),
          left: new Intl.NumberFormat(lang).format(100),
        }),
        [at ?? '', (await chat.locator('html').getAttribute('lang')) ?? ''] as const,
      )
      await expect(time).toHaveText(own.time)
      await expect(chat.locator('.composer-left')).toContainText(own.left)
      await expect(field).toHaveValue('x'.repeat(3_900))
    })
  }
  expect(await frame.evaluate(() => 'isSame' in window)).toBe(true)
  await expect.poll(() => told).toMatchObject([{ locale: 'ar' }, { locale: 'zh' }])

  await test.step('it is spoken on the next visit, too', async () => {
    const again = await Site.open(page, { channelId })
    await expect(again.chat.locator('html')).toHaveAttribute('lang', /^zh/)
  })

  await test.step('the choice is given back', async () => {
    const again = new Site(page)
    await again.shakeHands()
    expect(await again.ask({ do: 'locale', locale: '' })).toMatchObject({ type: 'done' })
    await expect(again.chat.locator('html')).toHaveAttribute('lang', 'en-GB')
  })
})

test('K-04 another channel in the same browser does not learn of it', async ({ page }) => {
  const first = await Site.open(page, { channelId: await channelWith({ language: '' }) })
  await first.shakeHands()
  await first.show()
  await first.ask({ do: 'locale', locale: 'ar' })
  await expect(first.chat.locator('html')).toHaveAttribute('dir', 'rtl')
  const second = await Site.open(page, { channelId: await channelWith({ language: '' }) })
  await expect(second.chat.locator('html')).toHaveAttribute('lang', 'en-GB')
})

test('K-04 words that do not come change nothing', async ({ page }) => {
  const site = await Site.open(page, { channelId: await channelWith({ language: '' }) })
  await site.shakeHands()
  await site.show()
  await expect(site.chat.locator('header').getByRole('button', { name: words.en.end })).toBeVisible()
  await page.route('**/chat_online/assets/**', (route) => route.abort())
  expect(await site.ask({ do: 'locale', locale: 'ar' })).toMatchObject({
    type: 'failed',
    reason: 'unavailable',
  })
  await expect(site.chat.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(site.chat.locator('header').getByRole('button', { name: words.en.end })).toBeVisible()
  await page.unrouteAll()
  expect(await site.ask({ do: 'locale', locale: 'ar' })).toMatchObject({ type: 'done' })
  await expect(site.chat.locator('html')).toHaveAttribute('dir', 'rtl')
})

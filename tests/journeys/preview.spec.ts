import { expect, type FrameLocator, type Page } from '@playwright/test'
import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import type { PreviewMessage, PreviewScene } from '@foyer/contract/host/preview.ts'
import { address } from './people/address.ts'
import { countCalls } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { listen, openHost, tell } from './people/host-page.ts'
import { serve } from './people/site.ts'
import { test } from './people/test.ts'

const wire = encodeChannelConfig(defaultChannelConfig)

type Told = Omit<PreviewMessage, 'type'>

async function customize(page: Page, told: Told): Promise<void> {
  await tell(page, { type: 'customize', ...told })
}

async function openPreview(page: Page): Promise<FrameLocator> {
  const chat = await openHost(page, `channelId=${await channelWith({})}&customize=true`)
  await expect(chat.locator('.header')).toBeVisible()
  return chat
}

/** What the draft says, and where each scene shows it. */
const shown: { [S in PreviewScene]: { settings: Told['settings']; texts: string[] } } = {
  robot: {
    settings: { robotWelcomeMsg: 'Tried greeting', autoTip: [{ autoTip: 'Tried question' }] },
    texts: ['Tried greeting', 'Tried question', 'Popular questions'],
  },
  queue: {
    settings: { userQueueMsg: 'Tried place ##', userQueueMode: 1 },
    texts: ['Tried place 3', 'Leave a message instead'],
  },
  agent: {
    settings: {
      adminWelcomeMsg: 'Tried welcome',
      adminTimeoutMsg: 'Tried excuse',
      userTimeoutMsg: 'Tried reminder',
    },
    texts: ['Tried welcome', 'Tried excuse', 'Tried reminder'],
  },
  offline: {
    settings: { leaveMsgTitle: 'Tried <b>title</b>', adminOfflineMsg: 'Tried absence' },
    texts: ['Tried title', 'No customer service online at the moment', 'Send message'],
  },
  rating: {
    settings: {
      evaluateGuideMsg: 'Tried rating?',
      starList: [
        {
          level: 2,
          levelGuideMsg: 'Tried level',
          levelTag: 'One,Two',
          levelTagRequired: 1,
          evaluateMsgRequired: 1,
        },
      ],
    },
    texts: ['Tried rating?', 'Tried level', 'Two'],
  },
  ended: {
    settings: { adminCloseMsg: 'Tried goodbye', userOverMsg: 'Tried thanks' },
    texts: ['Tried goodbye', 'Tried thanks', 'Start a new chat'],
  },
  preChat: {
    settings: {
      userForm: {
        formTitle: 'Tried form',
        formList: [{ name: 'Tried field', value: '', require: 1, show: 1, options: [] }],
      },
    },
    texts: ['Tried form', 'Tried field', 'Start chat'],
  },
  groups: {
    settings: { groupConfig: [{ groupId: 'x', groupName: 'Tried group', groupDesc: 'Tried words' }] },
    texts: ['Tried group', 'Tried words'],
  },
}

for (const layout of ['desktop', 'mobile'] as const)
  test(`S-03 the preview shows a draft in every scene, ${layout}`, async ({ page }) => {
    const starts = countCalls(page, 'chatStart')
    const chat = await openPreview(page)
    await customize(page, { layout, level: 2, isPicking: false })
    for (const [scene, { settings, texts }] of Object.entries(shown) as [
      PreviewScene,
      (typeof shown)['robot'],
    ][])
      await test.step(scene, async () => {
        await customize(page, { scene, ...(settings && { settings }) })
        for (const text of texts) await expect(chat.getByText(text).first()).toBeVisible()
        await expect(chat.locator(layout === 'mobile' ? 'main.mobile' : '.desktop')).toHaveCount(1)
      })
    await test.step('a list that changes is drawn anew', async () => {
      const formList = [
        { name: 'Another field', value: '', require: 0 as const, show: 1 as const, options: [] },
      ]
      await customize(page, {
        scene: 'preChat',
        settings: { userForm: { formTitle: 'Tried form', formList } },
      })
      await expect(chat.getByLabel('Another field')).toHaveCount(1)
      await expect(chat.getByLabel('Tried field')).toHaveCount(0)
    })
    await test.step('the offline scene as a ticket form', async () => {
      await customize(page, { scene: 'offline', settings: { leaveMsgType: 2, leaveMsgWoType: 't1' } })
      await expect(chat.getByText('Email for our reply')).toBeVisible()
    })
    await test.step('the flags of buttons', async () => {
      const settings = { imageButtonFlag: 0, voiceCallFlag: 0, videoCallFlag: 1 } as const
      await customize(page, { scene: 'agent', settings })
      await expect(chat.locator('.tool-video-call')).toBeVisible()
      await expect(chat.locator('.tool-image, .tool-voice-call')).toHaveCount(0)
    })
    expect(starts()).toBe(0)
  })

test('S-03 S-35 the preview in a right-to-left language, and dark', async ({ page }) => {
  const chat = await openPreview(page)
  const root = chat.locator('html')
  await customize(page, { locale: 'ar', theme: 'dark', scene: 'queue', settings: { robotName: 'Otto' } })
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(chat.getByText('مرحبًا، لديّ سؤال.')).toBeVisible()
  await customize(page, { locale: 'de', theme: 'light' })
  await expect(root).toHaveAttribute('dir', 'ltr')
  await expect(root).toHaveAttribute('data-theme', 'light')
  // What was told before stays.
  await expect(chat.getByText('Hallo, ich habe eine Frage.')).toBeVisible()
  await expect(chat.locator('.queue')).toBeVisible()
  await expect(chat.getByRole('heading', { includeHidden: true, name: 'Otto' })).toHaveCount(1)
})

test('S-03 a highlighted setting is outlined, and a click tells the setting of an element', async ({
  page,
}) => {
  const chat = await openPreview(page)
  const told = await listen(page)
  const picked = async () => (await told()).filter((data) => JSON.stringify(data).includes('previewPicked'))
  const outlined = chat.locator('[data-highlighted]')
  await customize(page, { scene: 'agent', highlight: 'adminTimeoutMsg' })
  await expect(outlined).toHaveText('We have your message. Please give us another moment.')
  await expect(outlined).toHaveCSS('outline-style', 'solid')
  await expect(outlined).toBeInViewport()

  await customize(page, { settings: { adminTimeoutMsg: 'Another text' } })
  await expect(outlined).toHaveText('Another text')
  const frame = page.locator('iframe')
  const click = async (selector: string): Promise<void> => {
    const element = chat.locator(selector).first()
    // A sheet moves while it opens.
    await element.evaluate(async ({ ownerDocument }) => {
      const sheets = [...ownerDocument.querySelectorAll('dialog')]
      await Promise.all(sheets.flatMap((sheet) => sheet.getAnimations().map(({ finished }) => finished)))
    })
    const box = await element.boundingBox()
    if (!box) throw new Error(`${selector} is not on the screen`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  await test.step('without picking, a click does nothing', async () => {
    await click('.tool-file')
    await customize(page, { isPicking: true })
    await expect(chat.locator('html')).toHaveAttribute('data-picking', '')
    expect(await picked()).toEqual([])
  })
  await test.step('the innermost element counts', async () => {
    await click('.tool-file')
    await expect.poll(picked).toEqual([{ type: 'previewPicked', setting: 'fileButtonFlag' }])
    await click('.system-line:has-text("Another text")')
    await expect.poll(picked).toContainEqual({ type: 'previewPicked', setting: 'adminTimeoutMsg' })
    await click('.bubble-own')
    await expect.poll(picked).toContainEqual({ type: 'previewPicked', setting: 'kitBgcolor' })
    await frame.evaluate((element: HTMLIFrameElement) => element.blur())
    await customize(page, { scene: 'rating', highlight: '' })
    await expect(chat.locator('dialog')).toBeVisible()
    // A dialog that opens takes no focus from the page around it.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await click('.foyer-sheet-head h2')
    await expect.poll(picked).toContainEqual({ type: 'previewPicked', setting: 'evaluateGuideMsg' })
    await expect(outlined).toHaveCount(0)
  })
  await test.step('nothing in it takes the focus or can be used', async () => {
    await expect(chat.locator('.preview')).toHaveAttribute('inert', '')
    await frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.focus())
    for (let at = 0; at < 5; at++) await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(chat.locator('dialog[open]')).toHaveCount(1)
    const focused = await chat
      .locator('body')
      .evaluate(() => document.activeElement?.closest('.preview') ?? null)
    expect(focused).toBeNull()
  })
})

test('S-03 the preview tells when it is ready, and which texts overflow', async ({ page }) => {
  const src = `/chat_online/index?channelId=${await channelWith({})}&customize=true`
  await openHost(page, '', 'about:blank')
  const told = await listen(page)
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, next) => (frame.src = next), src)
  await expect.poll(told).toContainEqual({ type: 'previewReady' })
  const last = async () => (await told()).findLast((data) => JSON.stringify(data).includes('previewMeasured'))

  await customize(page, { scene: 'robot', layout: 'mobile' })
  await expect.poll(last).toEqual({ type: 'previewMeasured', overflowing: [] })
  await customize(page, { settings: { robotName: 'A name that is far too long for the header of a phone' } })
  await expect.poll(last).toEqual({ type: 'previewMeasured', overflowing: ['robotName'] })
  await customize(page, { settings: { robotName: 'Otto' } })
  await expect.poll(last).toEqual({ type: 'previewMeasured', overflowing: [] })
})

test('S-03 a change of the draft is on the screen within 300 ms', async ({ page }) => {
  const chat = await openPreview(page)
  await customize(page, { scene: 'agent' })
  await expect(chat.locator('.composer-tools .tools')).toBeVisible()
  const times = await page.locator('iframe').evaluate(async (frame: HTMLIFrameElement) => {
    const inside = frame.contentWindow
    const page = frame.contentDocument
    if (!inside || !page) throw new Error('no frame')
    const isShown = (text: string): boolean => page.body.textContent.includes(text)
    const frameDrawn = async (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
    const took: number[] = []
    for (let turn = 0; turn < 10; turn++) {
      const text = `Welcome number ${turn}`
      const began = performance.now()
      inside.postMessage({ type: 'customize', settings: { adminWelcomeMsg: text } }, location.origin)
      while (!isShown(text) && performance.now() - began < 5000) await frameDrawn()
      took.push(performance.now() - began)
    }
    return took.toSorted((one, other) => one - other)
  })
  expect(times.at(-1)).toBeLessThan(300)
})

test('S-03 hostile settings are left out, and the chat stays whole', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('dialog', (dialog) => errors.push(dialog.message()))
  const chat = await openPreview(page)
  const script = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const hostile = {
    mainColor: 'red;background:url(//evil.example)',
    backgroundImage: 'javascript:alert(1)',
    robotWelcomeMsg: script,
    adminWelcomeMsg: script,
    leaveMsgTitle: script,
    userQueueMsg: script,
    chatMenuConfigPlan: {
      menus: [
        null,
        7,
        { id: {} },
        { ...wire.chatMenuConfigList[0], color: 'expression(1)', menuName: script },
      ],
    },
    faq: { showType: 2, showContent: [{ id: 'x', questionList: 'none' }, [], null], btnList: {} },
    sideBarConfig: {
      ...wire.sideBarConfig,
      quickList: [{ name: 'Evil link', url: 'data:text/html,x', link: 'javascript:alert(1)' }],
    },
    userForm: { formTitle: script, formList: [{ name: 7 }, 'x'] },
    groupConfig: { length: 3 },
    starList: [{ level: 'five' }],
    autoTip: [{ autoTip: { toString: 'x' } }],
    robotName: 'x'.repeat(100_000),
  }
  for (const scene of Object.keys(shown)) await tell(page, { type: 'customize', scene, settings: hostile })
  await tell(page, { type: 'customize', scene: 'robot', settings: { noticeMsg: 'Still here' } })
  await expect(chat.getByText('Still here')).toBeVisible()
  await expect(chat.locator('.person-name')).toHaveText(defaultChannelConfig.robotName)
  await expect(
    chat.locator('.preview :is(script, [onerror], [href^="javascript:"], [src^="data:text"])'),
  ).toHaveCount(0)
  expect(errors).toEqual([])
})

test('S-03 a page of another origin neither feeds the preview nor hears it', async ({ page }) => {
  const src = address(`/chat_online/index?channelId=${await channelWith({})}&customize=true`)
  const body = `<!doctype html><title>Evil</title><iframe width="380" height="640" src="${src}"></iframe>`
  await page.goto(await serve(body, 'evil'))
  const told = await listen(page)
  const chat = page.frameLocator('iframe')
  await expect(chat.locator('.header')).toBeVisible()
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const message = { type: 'customize', scene: 'rating', isPicking: true, settings: { robotName: 'Evil' } }
    frame.contentWindow?.postMessage(message, '*')
  })
  await chat.locator('body').evaluate(async () => new Promise((done) => requestAnimationFrame(done)))
  await page.mouse.click(100, 60)
  await expect(chat.locator('.person-name')).toHaveText(defaultChannelConfig.robotName)
  await expect(chat.locator('dialog')).toHaveCount(0)
  expect(await told()).toEqual([])
})

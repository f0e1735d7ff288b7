import { expect, type Page } from '@playwright/test'
import { ChannelEditor, type Seen } from './people/channel-editor.ts'
import { drawnRows, noteDrawnRows } from './people/drawn-rows.ts'
import { HostPage, openShadows } from './people/hosts.ts'
import { logWriter } from './people/log-writer.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

type Visit = { host: HostPage; editor: ChannelEditor }
type Row = {
  settings: readonly string[]
  prepare?: (page: Page) => Promise<void>
  change: (page: Page) => Promise<void>
  seen: Seen
  /** What the visitor does before it can be seen. */
  reach?: (visit: Visit) => Promise<void>
  visible: Seen
}

/** Ana answers the visitor of the page. */
async function beServed({ host, editor }: Visit): Promise<void> {
  const { visitor } = host
  await expect(visitor.inside.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  const threadId = await (await logWriter()).threadIn(editor.channelId)
  await editor.ana.call('takeThread', { threadId })
  await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()
}

const rows: Readonly<Record<string, Row>> = {
  appearance: {
    settings: ['noticeMsg'],
    change: (page) => page.getByLabel('Notice', { exact: true }).fill('Closed on Friday.'),
    seen: { selector: '.notice', text: 'Closed on Friday.' },
    visible: { selector: '.notice', text: 'Closed on Friday.' },
  },
  reception: {
    settings: ['receiveMode'],
    change: async (page) => {
      await page.getByLabel('Who answers first', { exact: true }).selectOption('Agents only')
    },
    seen: { selector: '.person-name', text: 'Harbour Home: help' },
    visible: { selector: '.person-name', text: 'Harbour Home: help' },
  },
  messages: {
    settings: ['adminWelcomeMsg'],
    change: (page) => page.getByLabel('Agent’s welcome', { exact: true }).fill('Ahoy, I am here.'),
    seen: { selector: '.bubble', text: 'Ahoy, I am here.' },
    reach: beServed,
    visible: { selector: '.bubble', text: 'Ahoy, I am here.' },
  },
  assistant: {
    settings: ['robotWelcomeMsg'],
    change: (page) => page.getByLabel('Greeting', { exact: true }).fill('Ask me anything.'),
    seen: { selector: '.guide .bubble', text: 'Ask me anything.' },
    visible: { selector: '.guide .bubble', text: 'Ask me anything.' },
  },
  menus: {
    settings: ['chatMenuConfigPlan'],
    prepare: (page) => page.getByRole('button', { name: 'My order', exact: true }).click(),
    change: (page) => page.getByLabel('Name', { exact: true }).fill('Track a parcel'),
    seen: { selector: '.menu-tag', text: 'Track a parcel' },
    visible: { selector: '.menu-tag', text: 'Track a parcel' },
  },
  preChat: {
    settings: ['userForm', 'userFormMode'],
    prepare: (page) => page.getByLabel('Ask before the chat').click(),
    change: (page) => page.getByLabel('Title', { exact: true }).fill('Who are you?'),
    seen: { selector: '.foyer-sheet-head h2', text: 'Who are you?' },
    visible: { selector: '.foyer-sheet-head h2', text: 'Who are you?' },
  },
  offline: {
    settings: ['leaveMsgTitle'],
    change: (page) =>
      page.getByLabel('Text above the form', { exact: true }).fill('We write back on Monday.'),
    seen: { selector: '.leave-tip', text: 'We write back on Monday.' },
    reach: ({ host }) => host.visitor.inside.getByRole('button', { name: 'Leave a message' }).first().click(),
    visible: { selector: '.leave-tip', text: 'We write back on Monday.' },
  },
  rating: {
    settings: ['evaluateGuideMsg'],
    change: (page) => page.getByLabel('Title of the rating', { exact: true }).fill('Were we kind?'),
    seen: { selector: '.foyer-sheet-head h2', text: 'Were we kind?' },
    reach: async (visit) => {
      await beServed(visit)
      const { inside } = visit.host.visitor
      const rate = inside.getByRole('button', { name: 'Rate us' })
      if (!(await rate.isVisible())) await inside.locator('.menu-toggle').click()
      await rate.click()
    },
    visible: { selector: '.foyer-sheet-head h2', text: 'Were we kind?' },
  },
  calls: {
    settings: ['voiceCallFlag'],
    change: (page) => page.getByRole('switch', { name: 'Visitors can start voice calls' }).click(),
    seen: { selector: '.tool-voice-call', isGone: true },
    reach: beServed,
    visible: { selector: '.tool-voice-call', isGone: true },
  },
}

async function expectSeen({ host }: Visit, { selector, text = '', isGone }: Seen, isChanged: boolean) {
  const found = host.visitor.inside.locator(selector).filter({ hasText: text })
  await expect(found).toHaveCount((isGone === true) === isChanged ? 0 : 1, { timeout: 5_000 })
}

for (const [group, { settings, prepare, change, seen, visible, reach }] of Object.entries(rows)) {
  test(`a change of the group ${group} is in the preview at once, with visitors once published, and restored`, async ({
    browser,
    context,
  }) => {
    test.slow()
    const editor = await ChannelEditor.open(browser, `part=${group}`)
    await editor.showsAtOnce({
      seen,
      ...(prepare && { prepare: () => prepare(editor.page) }),
      change: () => change(editor.page),
    })
    const before = await editor.publish(settings)

    /** A visitor of another site; nodes apply a publication within five seconds. */
    const visit = async (isChanged: boolean) =>
      expect(async () => {
        const host = new HostPage(await context.newPage(), 'plain')
        await host.open(editor.channelId)
        await host.launcher.click()
        if (reach) await reach({ host, editor })
        await expectSeen({ host, editor }, visible, isChanged)
        await host.page.close()
      }).toPass({ timeout: 60_000 })
    await visit(true)
    await editor.restore(before)
    await visit(false)
  })
}

test('what is typed draws its own row, and no other', async ({ browser }) => {
  const editor = await ChannelEditor.open(browser, 'part=appearance')
  const { page, preview } = editor
  await noteDrawnRows(page)
  await editor.goTo('part=appearance')
  const notice = page.getByLabel('Notice', { exact: true })
  await notice.focus()
  await expect(preview.locator('.preview')).toHaveAttribute('data-scene', 'robot')
  expect((await drawnRows(page)).length, 'rows of the group, at first').toBeGreaterThan(10)
  await page.keyboard.type('Closed')
  await expect(preview.locator('.notice')).toContainText('Closed')
  expect(await drawnRows(page)).toEqual(['noticeMsg'])
  // The answer of the server brings the same values again.
  await page.keyboard.type('!')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect.poll(() => savedNotice(editor)).toContain('Closed!')
  expect(await drawnRows(page)).toEqual(['noticeMsg'])
  // A text that cannot be saved stays in its field.
  await page.getByLabel('Width', { exact: true }).fill('4001')
  await expect(page.getByText('Please enter a whole number from 0 to 4,000.')).toBeVisible()
  expect(await drawnRows(page)).toEqual(['mainWidth'])
})

async function savedNotice({ ana, channelId }: ChannelEditor): Promise<unknown> {
  const { body } = await ana.call('readChannelDraft', { channelId })
  return (body.data as { draft: { changes: { noticeMsg?: string } } }).draft.changes.noticeMsg
}

test('the side panel is in the preview at once, and beside the chat once published', async ({
  browser,
  page,
}) => {
  const editor = await ChannelEditor.open(browser, 'part=sidePanel')
  const list = editor.page.getByRole('list', { name: 'Links', exact: true })
  // Only wide windows have the panel, so the preview is one, until a group of other settings is opened.
  await expect(editor.preview.locator('.desktop')).toHaveCount(1)
  await editor.page.getByRole('button', { name: 'Calls' }).click()
  await expect(editor.preview.locator('main.mobile')).toHaveCount(1)
  await editor.page.getByRole('button', { name: 'Side panel' }).click()
  await expect(editor.preview.locator('.side-panel')).toContainText('My orders')
  await editor.showsAtOnce({
    seen: { selector: '.side-panel', text: 'Our shops' },
    prepare: () => list.getByRole('button', { name: 'My orders', exact: true }).click(),
    change: () => list.getByLabel('Name').fill('Our shops'),
  })
  const before = await editor.publish(['sideBarConfig'])
  // Only a wide window has the panel: frames of other sites are narrow.
  const visitor = new VisitorPage(page)
  const expectLink = (count: number) =>
    expect(async () => {
      await visitor.open('', editor.channelId)
      await expect(page.locator('.side-panel').getByText('Our shops')).toHaveCount(count, { timeout: 3_000 })
    }).toPass()
  await expectLink(1)
  await editor.restore(before)
  await expectLink(0)
})

test('menus are sorted by keys and by dragging, and the move is announced', async ({ browser }) => {
  const { page, preview } = await ChannelEditor.open(browser, 'part=menus')
  const list = page.getByRole('list', { name: 'Menu', exact: true })
  const names = list.locator('> li > .desk-sortable-head .desk-sortable-open')
  await list.getByRole('button', { name: 'My order', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(names.nth(1)).toHaveText('My order')
  await expect(page.getByRole('status').filter({ hasText: 'Moved to place 2 of 7' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Move down: My order' })).toBeFocused()
  await expect(preview.locator('.menu-tag').nth(1)).toHaveText('My order')

  await page.keyboard.press('Enter')
  await expect(names.nth(2)).toHaveText('My order')
  await list.locator('.desk-sortable-grip').nth(2).dragTo(names.nth(0))
  await expect(names.nth(0)).toHaveText('My order')
  await expect(preview.locator('.menu-tag').nth(0)).toHaveText('My order')
})

test('search opens and focuses a setting, and a click in the preview does', async ({ browser }) => {
  const { page, preview } = await ChannelEditor.open(browser, 'part=calls')
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('header col')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Header colour', { exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible()

  await page.getByLabel('State of the conversation').selectOption('With the assistant')
  await preview.locator('.guide .bubble').first().click({ force: true })
  await expect(page.getByLabel('Greeting', { exact: true })).toBeFocused()
})

test('a problem is shown at the field and not saved; undo and reset lead back', async ({ browser }) => {
  const editor = await ChannelEditor.open(browser, 'part=appearance')
  const { page, ana, channelId } = editor
  const drafts = async () => {
    const { body } = await ana.call('readChannelDraft', { channelId })
    return (body.data as { draft: { changes: object } }).draft.changes
  }
  const width = page.getByLabel('Width', { exact: true })
  await width.fill('4001')
  await expect(page.getByText('Please enter a whole number from 0 to 4,000.')).toBeVisible()
  await page.getByLabel('Text in the visitor’s bubbles', { exact: true }).fill('#5c8ae0')
  await page
    .getByRole('button', { name: /^Use #/ })
    .last()
    .click()
  await expect.poll(drafts).toHaveProperty('kitTxcolor')
  expect(await drafts()).not.toHaveProperty('mainWidth')

  // What cannot be saved is not lost either, as long as the page is open.
  await page.getByRole('button', { name: 'Calls' }).click()
  await page.getByRole('button', { name: /^Appearance/ }).click()
  await expect(width).toHaveValue('4001')

  await page.getByRole('button', { name: 'Undo: Text in the visitor’s bubbles' }).click()
  await expect.poll(drafts).toEqual({})
  await page.getByRole('button', { name: 'Reset to default: Show a notice' }).click()
  await expect.poll(drafts).toEqual({ noticeMode: 0 })
})

test('what is typed right before leaving is saved', async ({ browser }) => {
  const { page, ana, channelId } = await ChannelEditor.open(browser, 'part=assistant')
  await page.getByLabel('Greeting', { exact: true }).fill('Typed at the last moment.')
  await page.getByRole('link', { name: 'Back to the channels' }).click()
  await expect
    .poll(async () => (await ana.call('readChannelDraft', { channelId })).body.data)
    .toMatchObject({ draft: { changes: { robotWelcomeMsg: 'Typed at the last moment.' } } })
})

test('the launcher is the real one, with a look that is not published', async ({ browser }) => {
  const editor = await ChannelEditor.open(browser, 'part=appearance')
  const { page, preview } = editor
  await page.addInitScript(openShadows)
  await editor.goTo('part=appearance')
  await page.getByLabel('Main colour', { exact: true }).fill('#ffcc00')
  await page.getByLabel('Text beside the icon').fill('Questions?')
  await expect(preview.getByRole('button', { name: 'Questions?' })).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Questions?' })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(preview.getByRole('button')).toHaveCSS('background-color', 'rgb(255, 204, 0)')
  // A colleague's change of the colour is seen too.
  await editor.saveElsewhere({ mainColor: '#0a7d4f' })
  await expect(preview.getByRole('button')).toHaveCSS('background-color', 'rgb(10, 125, 79)')
  await page.getByLabel('Size', { exact: true }).fill('96')
  await expect(preview.getByRole('button', { name: 'Questions?' })).toHaveCSS('font-size', '24px')
  // The next setting brings the chat back.
  await page.getByLabel('Title', { exact: true }).focus()
  await expect(preview.locator('.preview')).toHaveAttribute('data-scene', 'agent')
})

test('the editor says which group answers, and leads to its hours', async ({ browser }) => {
  const { page } = await ChannelEditor.open(browser, 'part=reception')
  await expect(page.getByText(/^Visitors who ask for an agent go to “.+”: open now/)).toBeVisible()
  await page.getByRole('link', { name: 'Edit the group and its hours' }).click()
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
})

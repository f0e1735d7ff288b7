import { expect, type Browser } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { address } from './people/address.ts'
import { violationsOf } from './people/axe.ts'
import { picture } from './people/files.ts'
import { DocumentEditor, teachingTeam } from './people/knowledge.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

/** Somebody new asks; nodes know a publication within seconds. */
async function visitorGets(
  browser: Browser,
  channelId: string,
  asked: string,
  answer: string,
): Promise<void> {
  await expect(async () => {
    const context = await browser.newContext({ locale: 'en-GB' })
    try {
      const visitor = new VisitorPage(await context.newPage())
      await visitor.open('', channelId)
      await visitor.write(asked)
      await expect(visitor.log.getByText(answer)).toBeVisible({ timeout: 8_000 })
    } finally {
      await context.close()
    }
  }).toPass({ timeout: 90_000 })
}

test('a supervisor writes a document by keyboard, publishes, compares and restores it; visitors get the answer', async ({
  browser,
}) => {
  test.slow()
  const team = await teachingTeam()
  const editor = await DocumentEditor.signIn(browser, team.ben)
  const { page } = editor
  const { keyboard } = page

  await test.step('begins a document', async () => {
    expect(await violationsOf(page)).toEqual([])
    await editor.pressButton('New document')
    const question = page.getByRole('dialog').getByRole('textbox', { name: 'Question' })
    await expect(question).toBeFocused()
    await keyboard.type('Do you repair broken umbrellas?')
    await keyboard.press('Enter')
    await expect(editor.question).toHaveValue('Do you repair broken umbrellas?')
  })

  await test.step('adds phrasings by Enter', async () => {
    await editor.tabTo(editor.phrasing)
    await keyboard.type('My umbrella is torn')
    await keyboard.press('Enter')
    await keyboard.type('Can you fix an umbrella?')
    await keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Other phrasings' }).getByRole('listitem')).toHaveText([
      'My umbrella is torn',
      'Can you fix an umbrella?',
    ])
  })

  await test.step('writes the answer with the toolbar', async () => {
    await editor.tabTo(page.getByRole('button', { name: 'Bold', exact: true }))
    await keyboard.press('Enter')
    await expect(editor.answer).toBeFocused()
    await keyboard.type('Umbrella workshop')
    await keyboard.press('Control+b')
    await keyboard.type(' repairs it within nine days.')
    await expect(editor.answer.locator('strong')).toHaveText('Umbrella workshop')
    await editor.expectSaved()
    expect(await violationsOf(page)).toEqual([])
  })

  await editor.publish()
  await visitorGets(browser, team.channelId, 'My umbrella is torn', 'repairs it within nine days')

  await test.step('changes a word and sees it marked before it is published', async () => {
    await editor.tabTo(editor.answer)
    await keyboard.press('Control+End')
    for (let letter = 0; letter < 'nine days.'.length; letter += 1) await keyboard.press('Backspace')
    await keyboard.type('four days.')
    await editor.expectSaved()
    await editor.pressButton('Publish…')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('del')).toHaveText('nine')
    await expect(dialog.locator('ins')).toHaveText('four')
    expect(await violationsOf(page)).toEqual([])
    await keyboard.type('The workshop is faster')
    await editor.pressButton('Publish now')
    await expect(dialog).toHaveCount(0)
  })
  await visitorGets(browser, team.channelId, 'My umbrella is torn', 'repairs it within four days')

  await test.step('compares two versions and restores the first', async () => {
    await editor.tabTo(page.getByRole('link', { name: 'History' }))
    await keyboard.press('Enter')
    await expect(page.getByText('The workshop is faster')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await editor.pressButton('Compare: version 1')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('del')).toHaveText('nine')
    expect(await violationsOf(page)).toEqual([])
    await editor.pressButton('Restore version 1')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Restored from version 1')).toBeVisible()
  })
  await visitorGets(browser, team.channelId, 'My umbrella is torn', 'repairs it within nine days')
})

test('the list is filtered in the address, searched, and moved through by keys', async ({ browser }) => {
  const team = await teachingTeam()
  const { page } = await DocumentEditor.signIn(browser, team.ben)
  const rows = page.locator('.desk-document-row')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('money back')
  await expect(page).toHaveURL(/words=money/)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search documents' })).toHaveValue('money back')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear' }).first().click()
  await page.getByLabel('Status', { exact: true }).selectOption('Draft')
  await expect(page).toHaveURL(/state=draft/)
  await expect(page.getByText('No document matches')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('All statuses')
  await page.getByLabel('Sort by').selectOption('Question')
  // The order of before stays on screen until the new one is read.
  await expect(rows.first()).toContainText('Can I change my address?')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  const name = await rows.nth(1).locator('.desk-document-row-title').innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('two editors see each other, and decide about the same field', async ({ browser }) => {
  test.slow()
  const team = await teachingTeam()
  const ben = await DocumentEditor.signIn(browser, team.ben)
  await ben.page.locator('.desk-document-row').first().click()
  await expect(ben.question).toBeVisible()
  const ana = await DocumentEditor.signIn(browser, team.ana)
  await ana.page.goto(ben.page.url())
  await expect(ana.page.getByRole('list', { name: 'Also editing' }).getByText('Ben')).toBeVisible()
  await expect(ben.page.getByRole('list', { name: 'Also editing' }).getByText('Ana')).toBeVisible()

  await test.step('a change of one appears at the other', async () => {
    await ana.page.getByLabel('Category', { exact: true }).fill('Umbrellas')
    await ana.expectSaved()
    await expect(ben.page.getByLabel('Category', { exact: true })).toHaveValue('Umbrellas')
  })

  await test.step('both change the question before either hears of the other', async () => {
    await ben.page.route('**/watchDocument', (route) => route.abort())
    await ana.question.fill('As Ana asks it?')
    await expect(ana.page.getByText('Saving…')).toHaveCount(0)
    await ana.page.reload()
    await expect(ana.question).toHaveValue('As Ana asks it?')
    await ben.question.fill('As Ben asks it?')
    const dialog = ben.page.getByRole('dialog', { name: 'A colleague changed the same fields' })
    await expect(dialog.getByText('As Ana asks it?')).toBeVisible()
    expect(await violationsOf(ben.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Keep mine: Question' }).click()
    await expect(dialog).toHaveCount(0)
    await ben.page.unroute('**/watchDocument')
    await expect(ana.question).toHaveValue('As Ben asks it?')
  })
})

test('hostile html that is pasted ends as what the server keeps', async ({ browser }) => {
  const team = await teachingTeam()
  const editor = await DocumentEditor.signIn(browser, team.ben)
  const { page } = editor
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('button', { name: 'New document' }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Question' }).fill('Is this safe?')
  await page.keyboard.press('Enter')
  await editor.answer.click()
  await editor.paste(
    [
      '<style>body{display:none}</style><script>alert(1)</script>',
      '<h1 onclick="alert(2)" style="position:fixed;inset:0">Title</h1>',
      '<p class="x" id="y">one <b>two</b> <font color="red">three</font></p>',
      '<img src="https://evil.example/pixel.png" onerror="alert(3)"><img src=x onerror=alert(4)>',
      '<a href="javascript:alert(5)">bad</a> <a href="https://good.example" target="_blank" onclick="alert(6)">good</a>',
      '<svg onload="alert(7)"><script>alert(8)</script></svg><iframe srcdoc="<script>alert(9)</script>"></iframe>',
      '<form action="https://evil.example"><input name="q" value="v"><button>Send</button></form>',
      '<ol start="7"><li>item</li></ol><math><mtext></mtext></math>',
    ].join(''),
  )
  await expect(editor.answer.getByRole('heading', { name: 'Title' })).toBeVisible()
  await expect(editor.answer.locator('img, svg, iframe, form, input, style, script, font')).toHaveCount(0)
  await expect(editor.answer.locator('a')).toHaveText(['good'])
  await editor.expectSaved()

  const docId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const ben = await Agent.signIn(new Http(address('')), team.ben)
  const answerOf = async (): Promise<string> => {
    const { body } = await ben.call('readDocument', { docId })
    const { saved, draft } = body.data as {
      saved: { answer: string }
      draft: { changes: { answer?: string } }
    }
    return draft.changes.answer ?? saved.answer
  }
  await expect.poll(answerOf).toContain('<strong>two</strong>')
  const kept = await answerOf()
  expect(kept).not.toMatch(/style|onclick|onerror|onload|javascript|evil|script|target|start=|class|<h1|form/)
  expect(kept).toContain('<h3>Title</h3>')
  expect(kept).toContain('<a href="https://good.example">good</a>')
  expect(alerts).toEqual([])
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
})

test('an uploaded picture and a link are in the answer that visitors get', async ({ browser }) => {
  test.slow()
  const team = await teachingTeam()
  const editor = await DocumentEditor.signIn(browser, team.ana)
  const { page } = editor
  await page.getByRole('button', { name: 'New document' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Question' })
    .fill('Where is the umbrella workshop?')
  await page.keyboard.press('Enter')
  await editor.answer.click()
  await page.keyboard.type('It is in the harbour: ')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('Please enter an address')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('harbour.example/map')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(editor.answer.getByRole('link')).toHaveAttribute('href', 'https://harbour.example/map')

  await page.getByRole('button', { name: 'Image', exact: true }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ])
  await chooser.setFiles(await picture('map.png'))
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(/^\/files\//)
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A map of the harbour')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(editor.answer.getByRole('img', { name: 'A map of the harbour' })).toBeVisible()
  await editor.publish()

  const context = await browser.newContext({ locale: 'en-GB' })
  const visitor = new VisitorPage(await context.newPage())
  await visitor.open('', team.channelId)
  await expect(async () => {
    await visitor.write('Where is the umbrella workshop?')
    const shown = visitor.log.getByRole('img', { name: 'A map of the harbour' }).last()
    await expect(shown).toBeVisible({ timeout: 8_000 })
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  await expect(visitor.log.getByRole('link', { name: 'harbour.example/map' }).last()).toBeVisible()
  await context.close()
})

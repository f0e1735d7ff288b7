import { expect, type Browser, type Locator } from '@playwright/test'
import { ChannelEditor } from './people/channel-editor.ts'
import { picture, textFile, type GivenFile } from './people/files.ts'
import { HostPage } from './people/hosts.ts'
import { test } from './people/test.ts'

/** Somebody on another site opens the chat; nodes apply a publication within five seconds. */
async function visitorSees(
  browser: Browser,
  { channelId }: ChannelEditor,
  look: (host: HostPage) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    const context = await browser.newContext({ locale: 'en-GB' })
    try {
      const host = new HostPage(await context.newPage(), 'plain')
      await host.open(channelId)
      await host.openChat()
      await look(host)
    } finally {
      await context.close()
    }
  }).toPass({ timeout: 60_000 })
}

/** A picture that the browser has really loaded. */
async function expectDrawn(image: Locator): Promise<void> {
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), { timeout: 6_000 })
    .toBeGreaterThan(0)
}

test('an uploaded picture is in the preview, and visitors see it once published; a wrong file says why', async ({
  browser,
}) => {
  test.slow()
  const editor = await ChannelEditor.open(browser, 'part=assistant')
  const { page, preview } = editor
  const address = page.getByLabel('Assistant’s picture', { exact: true })
  const before = await address.inputValue()
  const choose = async (file: GivenFile): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload: Assistant’s picture' }).click(),
    ])
    await chooser.setFiles(file)
  }

  await test.step('a file that only calls itself a picture', async () => {
    await choose({ ...textFile('logo.png'), mimeType: 'image/png' })
    await expect(page.getByText('Please choose one of these types: PNG, JPEG, GIF, WebP')).toBeVisible()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveValue(before)
  })
  await test.step('a file that is too large is not even sent', async () => {
    await choose({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(page.getByText('This image is larger than 5 MB. Please choose a smaller one.')).toBeVisible()
    await expect(address).toHaveValue(before)
  })

  await choose(await picture('logo.png'))
  await expect(address).not.toHaveValue(before)
  await expect(address).not.toHaveAttribute('aria-invalid', 'true')
  const url = await address.inputValue()
  const face = preview.locator('.header .foyer-avatar img')
  await expect(face).toHaveAttribute('src', url)
  await expectDrawn(face)
  await editor.publish(['robotIcon'])
  await visitorSees(browser, editor, async ({ visitor }) => {
    const seen = visitor.inside.locator('.header .foyer-avatar img')
    await expect(seen).toHaveAttribute('src', url, { timeout: 6_000 })
    await expectDrawn(seen)
  })
})

test('a menu button gets the help document that answers it', async ({ browser }) => {
  test.slow()
  const editor = await ChannelEditor.open(browser, 'part=menus')
  const { page } = editor
  const menu = page.getByRole('list', { name: 'Menu', exact: true })
  await menu.getByRole('button', { name: 'My order', exact: true }).click()
  const field = menu.getByRole('group', { name: 'Help document' })
  await expect(field).toContainText('None: the assistant looks for an answer.')
  await field.getByRole('button', { name: 'Choose a document' }).click()
  const search = field.getByRole('searchbox', { name: 'Search help documents' })
  await expect(search).toBeFocused()
  await search.fill('zzz-no-such-words')
  await expect(field.getByRole('status')).toHaveText('No document has these words.')
  await search.fill('abroad')
  await field.getByRole('list', { name: 'Documents found' }).getByRole('button').first().click()
  await expect(search).toHaveCount(0)
  await expect(field).toContainText('Do you deliver abroad?')
  await editor.publish(['chatMenuConfigPlan'])

  await visitorSees(browser, editor, async ({ visitor }) => {
    await visitor.inside.getByRole('button', { name: 'My order', exact: true }).click()
    await expect(visitor.log.getByText(/every country of the European Union/)).toBeVisible({ timeout: 6_000 })
  })

  await test.step('without it, the assistant looks for itself again', async () => {
    await field.getByRole('button', { name: 'Remove the document' }).click()
    await expect(field).toContainText('None: the assistant looks for an answer.')
  })
})

test('a section of questions is added, moved up by keys, published and read', async ({ browser }) => {
  test.slow()
  const editor = await ChannelEditor.open(browser, 'part=menus')
  const { page, preview } = editor
  const sections = page.getByRole('list', { name: 'Sections' })
  const names = sections.locator('> li > .desk-sortable-head .desk-sortable-open')
  const before = await names.allInnerTexts()

  await page.getByRole('button', { name: 'Add a section' }).click()
  const added = sections.locator('> li').last()
  await added.getByLabel('Name', { exact: true }).fill('Gift cards')
  await added.getByRole('button', { name: 'Add a question' }).click()
  await added.getByLabel('Question', { exact: true }).fill('Do gift cards expire?')
  const tabs = preview.locator('.guide').getByRole('tab')
  await expect(tabs).toHaveText([...before, 'Gift cards'])

  await test.step('Alt and an arrow move it, the move is said, and the focus stays on it', async () => {
    const own = sections.getByRole('button', { name: 'Gift cards', exact: true })
    await own.focus()
    for (const place of [2, 1]) {
      await page.keyboard.press('Alt+ArrowUp')
      await expect(page.getByText(`Moved to place ${place} of 3`)).toBeAttached()
      await expect(
        sections
          .locator('> li')
          .nth(place - 1)
          .locator(':focus'),
      ).toHaveCount(1)
    }
    await expect(names).toHaveText(['Gift cards', ...before])
    await expect(tabs).toHaveText(['Gift cards', ...before])
  })

  await editor.publish(['faq'])
  await visitorSees(browser, editor, async ({ visitor }) => {
    const guide = visitor.inside.locator('.guide')
    await expect(guide.getByRole('tab')).toHaveText(['Gift cards', ...before], { timeout: 6_000 })
    await guide.getByRole('button', { name: 'Do gift cards expire?' }).click()
    await expect(visitor.message('Do gift cards expire?').last()).toBeVisible()
  })
})

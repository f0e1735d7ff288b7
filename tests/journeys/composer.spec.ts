import { expect, type Locator } from '@playwright/test'
import { emoji } from '@foyer/core/composer/emoji.ts'
import { limits } from '@foyer/core/timing.ts'
import { countCalls, failWith, holdCalls, urlOf } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { ComposerTools } from './people/composer-tools.ts'
import { startConversation } from './people/conversation.ts'
import { fileOfSize, picture, textFile } from './people/files.ts'
import { drop, hold, pasteFiles, pasteHtml } from './people/hand-over.ts'
import { openTaken } from './people/taken.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

test('S-16 V-10 K-01 Enter sends, Shift+Enter breaks a line, blank is not sent, a draft outlives a reload', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  await visitor.open('', await channelWith({}))
  await visitor.box.fill(' \n ')
  await expect(visitor.sendButton).toBeDisabled()
  await visitor.box.press('Enter')
  expect(await visitor.ownTexts()).toEqual([])

  await visitor.box.fill('one')
  const oneRow = await heightOf(visitor.box)
  await visitor.box.press('Shift+Enter')
  await visitor.box.pressSequentially('two')
  await visitor.box.press('Enter')
  await expect(visitor.box).toHaveValue('')
  await visitor.allSent()
  await expect.poll(() => visitor.ownTexts()).toEqual(['one\ntwo'])

  await visitor.box.fill(Array.from({ length: 5 }, () => 'row').join('\n'))
  const fiveRows = await heightOf(visitor.box)
  expect(fiveRows).toBeGreaterThan(2 * oneRow)
  await visitor.box.fill(Array.from({ length: 50 }, () => 'row').join('\n'))
  expect(await heightOf(visitor.box)).toBe(fiveRows)

  await visitor.box.fill('not ready')
  await page.reload()
  await expect(visitor.box).toHaveValue('not ready')
  await visitor.sendButton.click()
  await visitor.allSent()
  await expect.poll(() => visitor.ownTexts()).toEqual(['one\ntwo', 'not ready'])
})

test('S-17 P-02 uploads and emoji come with the agent, each upload by its flag', async ({ page }) => {
  const visitor = new VisitorPage(page)
  const tools = new ComposerTools(page)
  const channelId = await channelWith({ imageButtonFlag: false })
  await visitor.open('', channelId)
  await expect(page.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  await expect(tools.bar).toHaveCount(0)

  await openTaken(visitor, channelId)
  await expect(tools.button('Emoji')).toBeVisible()
  await expect(tools.button('Send videos')).toBeVisible()
  await expect(tools.button('Send files')).toBeVisible()
  await expect(tools.button('Send images')).toHaveCount(0)

  await test.step('P-02 a picture that comes as a file is refused too, before anything is sent', async () => {
    const uploads = countCalls(page, 'upload')
    await tools.choose('Send files', [await picture('hidden.png')])
    await expect(page.getByText('Files cannot be sent in this chat right now.')).toBeVisible()
    expect(uploads()).toBe(0)
  })
})

test('S-18 K-01 fifty emoji: at the caret, by keyboard too, and Escape goes back', async ({ page }) => {
  const visitor = new VisitorPage(page)
  const tools = new ComposerTools(page)
  await openTaken(visitor, await channelWith({}))
  const opener = tools.button('Emoji')
  const palette = page.getByRole('toolbar', { name: 'Emoji' })
  await visitor.box.fill('good morning')
  await visitor.box.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(4, 4))
  await opener.click()
  await expect(palette.getByRole('button')).toHaveCount(50)
  await palette.getByRole('button', { name: '👍' }).click()
  await expect(visitor.box).toHaveValue('good👍 morning')

  await palette.getByRole('button', { name: emoji[0] }).press('ArrowRight')
  await expect(palette.getByRole('button', { name: emoji[1] })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(visitor.box).toHaveValue(`good👍${emoji[1]} morning`)
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('V-09 a picture and a file reach both sides, with a row for each on the way', async ({
  page,
  browser,
}) => {
  const visitor = new VisitorPage(page)
  const tools = new ComposerTools(page)
  const agent = await startConversation(visitor, browser, await channelWith({}))

  const release = await holdCalls(page, 'upload')
  await tools.choose('Send images', [await picture('cracked-lid.png')])
  await expect(tools.rows.filter({ hasText: 'cracked-lid.png' }).getByRole('progressbar')).toBeVisible()
  await release()
  for (const log of [visitor.log, agent.log]) {
    const image = log.getByRole('img', { name: 'cracked-lid.png' })
    await expect(image).toBeVisible()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320)
  }
  await expect(tools.rows).toHaveCount(0)

  await tools.choose('Send files', [textFile('order.txt', 3000)])
  for (const log of [visitor.log, agent.log]) {
    await expect(log.getByRole('link', { name: /order\.txt/ })).toBeVisible()
    await expect(log.getByText('3 kB')).toBeVisible()
  }
  await visitor.allSent()
  await agent.close()
})

test('V-09 an upload can be cancelled, tried again, and keeps the order of several', async ({ page }) => {
  const visitor = new VisitorPage(page)
  const tools = new ComposerTools(page)
  await openTaken(visitor, await channelWith({}))

  await test.step('cancelled on its way, it is in no conversation', async () => {
    const release = await holdCalls(page, 'upload')
    await tools.choose('Send files', [textFile('wrong.txt')])
    await page.getByRole('button', { name: 'Cancel upload: wrong.txt' }).click()
    await expect(tools.rows).toHaveCount(0)
    await release()
  })

  await test.step('what failed is tried again', async () => {
    await page.route(urlOf('upload'), (route) => route.abort(), { times: 1 })
    await tools.choose('Send files', [textFile('again.txt')])
    await expect(tools.rows.getByText('Connection problem')).toBeVisible()
    await page.getByRole('button', { name: 'Try again.txt again' }).click()
    await expect(fileIn(visitor.log, 'again.txt')).toHaveCount(1)
    await expect(tools.rows).toHaveCount(0)
  })

  await test.step('several at once arrive in the order of choosing', async () => {
    const names = ['a.txt', 'b.txt', 'c.txt']
    await tools.choose(
      'Send files',
      // The first is the largest: what is smaller must not overtake it.
      names.map((name, at) => textFile(name, 2_000_000 / 10 ** at)),
    )
    await expect(fileIn(visitor.log, 'c.txt')).toBeVisible()
    await visitor.allSent()
    expect(
      await visitor.log
        .locator('a[download]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('download'))),
    ).toEqual(['again.txt', ...names])
  })
  await expect(fileIn(visitor.log, 'wrong.txt')).toHaveCount(0)
})

test('V-09 K-01 more than 50 MB is refused before anything is sent', async ({ page }) => {
  const visitor = new VisitorPage(page)
  const tools = new ComposerTools(page)
  await openTaken(visitor, await channelWith({}))
  const uploads = countCalls(page, 'upload')
  await tools.choose('Send files', await fileOfSize('film.iso', limits.uploadBytes + 1))
  await expect(page.getByRole('status').getByText('The file cannot be larger than 50M !')).toBeVisible()
  await expect(tools.rows).toHaveCount(0)
  expect(uploads()).toBe(0)
})

test('V-09 files are dropped onto the window', async ({ page }) => {
  const visitor = new VisitorPage(page)
  const tools = new ComposerTools(page)
  await openTaken(visitor, await channelWith({}))
  await expect(tools.bar).toBeVisible()
  const files = [await picture('dropped.png'), textFile('dropped.txt')]
  await hold(visitor.log, files)
  await expect(page.getByText('Drop files here to send them')).toBeVisible()
  await drop(visitor.log, files)
  await expect(page.getByText('Drop files here to send them')).toHaveCount(0)
  await expect(visitor.log.getByRole('img', { name: 'dropped.png' })).toBeVisible()
  await expect(fileIn(visitor.log, 'dropped.txt')).toBeVisible()
})

test('S-24 V-10 X-11 a pasted picture is shown first: cancel sends nothing, confirm sends it', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  const tools = new ComposerTools(page)
  await openTaken(visitor, await channelWith({}))
  await expect(tools.bar).toBeVisible()
  const uploads = countCalls(page, 'uploadBase64')
  const pasted = [await picture('image.png')]
  const dialog = page.getByRole('dialog', { name: 'Send this image?' })

  await pasteFiles(visitor.box, pasted)
  await expect(dialog.getByRole('img', { name: 'Pasted image' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(uploads()).toBe(0)

  await test.step('X-11 what the server does not take is no message', async () => {
    await failWith(page, 'uploadBase64', 'upload.type')
    await pasteFiles(visitor.box, pasted)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('Wrong file type')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Pasted image' }).click()
    await expect(visitor.log.locator('.foyer-image')).toHaveCount(0)
  })

  await test.step('V-10 a picture without a type goes as png', async () => {
    const sent = page.waitForRequest(urlOf('uploadBase64'))
    await pasteFiles(
      visitor.box,
      pasted.map((one) => ({ ...one, mimeType: 'application/octet-stream' })),
    )
    await dialog.getByRole('button', { name: 'Send' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      imgData: expect.stringMatching(/^data:image\/png;base64,/),
    })
    const image = visitor.log.locator('.foyer-image img')
    await expect(image).toHaveCount(1)
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320)
  })
})

test('V-10 a pasted page comes in as plain text', async ({ page }) => {
  const visitor = new VisitorPage(page)
  await visitor.open('', await channelWith({}))
  await visitor.box.focus()
  await pasteHtml(page, '<h1>Big <b>news</b></h1><img src=x>', 'Big news')
  await expect(visitor.box).toHaveValue('Big news')
  await expect(page.locator('h1 b')).toHaveCount(0)
})

test('S-26 how to take a screenshot, for those who have a keyboard', async ({ page }) => {
  const visitor = new VisitorPage(page)
  const tools = new ComposerTools(page)
  await openTaken(visitor, await channelWith({}))
  const button = tools.button('How to take a screenshot')
  await expect(tools.bar).toBeVisible()
  if (test.info().project.name === 'mobile') return expect(button).toBeHidden()

  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Send a screenshot' })
  await expect(dialog.getByRole('heading', { name: 'Windows' })).toBeVisible()
  await expect(dialog.getByText('Win+Shift+S')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Mac' })).toBeVisible()
  await expect(dialog.getByText('Ctrl+Cmd+Shift+4')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'ShareX' })).toHaveAttribute('href', /^https:/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return expect(button).toBeFocused()
})

function fileIn(log: Locator, name: string): Locator {
  return log.getByRole('link', { name })
}

function heightOf(box: Locator): Promise<number> {
  return box.evaluate((element) => element.clientHeight)
}

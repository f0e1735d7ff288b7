import { expect, type Locator } from '@playwright/test'
import type { AgentPage } from './people/agent-page.ts'
import { picture, textFile } from './people/files.ts'
import { drop, pasteFiles } from './people/hand-over.ts'
import { openDesk } from './people/open-desk.ts'
import { served } from './people/situations.ts'
import { test } from './people/test.ts'

const button = ({ page }: AgentPage, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

async function menuOf(agent: AgentPage, text: string): Promise<void> {
  const message = agent.log.locator('.desk-message').filter({ hasText: text })
  await message.hover()
  await message.getByRole('button', { name: 'Message actions' }).click()
}

test('D-16 an internal note looks unlike a reply, is kept as a note, and the visitor never sees it', async ({
  page,
  browser,
}) => {
  const { visitor, threadId } = await served(page)
  const agent = await openDesk(browser, threadId)
  await agent.replyBox.fill('a reply that waits')
  await button(agent, 'Note').click()
  const note = agent.page.getByRole('textbox', { name: 'Note for agents' })
  await expect(note).toHaveValue('')
  await expect(agent.page.getByText('Only agents see this, never the visitor.')).toBeVisible()
  await note.fill('the warehouse lost it')

  await test.step('a reload turns no note into a reply', async () => {
    await agent.page.reload()
    await expect(agent.replyBox).toHaveValue('a reply that waits')
    await button(agent, 'Note').click()
    await expect(note).toHaveValue('the warehouse lost it')
  })
  await note.press('Enter')
  const written = agent.log.locator('.desk-message-internal')
  await expect(written).toContainText('the warehouse lost it')
  await expect(written).toContainText('Internal: visible to agents only')
  await button(agent, 'Reply').click()
  await agent.replyBox.press('Enter')
  await expect(visitor.message('a reply that waits')).toBeVisible()
  await page.reload()
  await expect(visitor.message('a reply that waits')).toBeVisible()
  await expect(page.getByText('the warehouse lost it')).toHaveCount(0)
  await agent.close()
})

test('D-16 a quote is chosen, shown on both sides, and can be left out', async ({ page, browser }) => {
  const { visitor, threadId } = await served(page)
  await visitor.write('Where is my parcel?')
  const agent = await openDesk(browser, threadId)
  await menuOf(agent, 'Where is my parcel?')
  await agent.page.getByRole('menuitem', { name: 'Quote' }).click()
  await agent.page.getByRole('button', { name: 'Remove quote' }).click()
  await menuOf(agent, 'Where is my parcel?')
  await agent.page.getByRole('menuitem', { name: 'Quote' }).click()
  await agent.reply('It left this morning')
  for (const log of [visitor.log, agent.log])
    await expect(log.getByRole('blockquote').filter({ hasText: 'Where is my parcel?' }).first()).toBeVisible()
  await expect(agent.page.getByRole('button', { name: 'Remove quote' })).toHaveCount(0)
  await agent.close()
})

test('S-18 V-09 emoji, and files by button, paste and drop, seen before they go', async ({
  page,
  browser,
}) => {
  const { visitor, threadId } = await served(page)
  const agent = await openDesk(browser, threadId)
  await test.step('emoji go where the caret is', async () => {
    await agent.replyBox.fill('Good')
    await button(agent, 'Emoji').click()
    await agent.page.getByRole('button', { name: '👍' }).click()
    await agent.replyBox.press('Enter')
    await expect(visitor.message('Good👍')).toBeVisible()
  })

  const dialog = agent.page.getByRole('dialog')
  await test.step('by button', async () => {
    await agent.page
      .locator('input[type=file]')
      .setInputFiles([await picture('lid.png'), textFile('terms.txt')])
    await expect(dialog.getByText('terms.txt')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.log.getByRole('link', { name: /terms\.txt/ })).toBeVisible()
    await expect(visitor.log.getByRole('button', { name: /lid\.png/ })).toBeVisible()
  })
  await test.step('by paste, and not when it was not meant', async () => {
    await pasteFiles(agent.replyBox, [await picture('shot.png')])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await pasteFiles(agent.replyBox, [await picture('shot.png')])
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.log.getByRole('button', { name: /shot\.png/ })).toBeVisible()
    // It may be there before the dialog has faded, behind which nothing is taken.
    await expect(dialog).toHaveCount(0)
  })
  await test.step('by drop, with a reason and another try when it fails', async () => {
    await agent.page.route('**/api/desk/uploadFile', (route) => route.abort(), { times: 1 })
    await drop(agent.log, [textFile('dropped.txt')])
    await dialog.getByRole('button', { name: 'Send' }).click()
    await agent.page.getByRole('button', { name: 'Try dropped.txt again' }).click()
    await expect(visitor.log.getByRole('link', { name: /dropped\.txt/ })).toBeVisible()
    await drop(agent.log, [{ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }])
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(agent.page.getByText('Wrong file type')).toBeVisible()
    await agent.page.getByRole('button', { name: 'Remove fake.png' }).click()
  })
  await agent.close()
})

test('D-08 cards and forms: filled in at the desk, seen by the visitor, answered', async ({
  page,
  browser,
}) => {
  const { visitor, threadId } = await served(page)
  const agent = await openDesk(browser, threadId)
  const dialog = agent.page.getByRole('dialog')
  await test.step('a product', async () => {
    await button(agent, 'Send a card or form').click()
    await dialog.getByLabel('Title').fill('Enamel kettle')
    await dialog.getByLabel('Link URL').fill('javascript:alert(1)')
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
    await dialog.getByLabel('Link URL').fill('https://shop.example/kettle')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.log.getByRole('link', { name: /Enamel kettle/ })).toBeVisible()
  })
  await test.step('a form, made in the library', async () => {
    await agent.page.getByRole('link', { name: 'Library' }).click()
    await agent.page.getByRole('tab', { name: 'Forms' }).click()
    await button(agent, 'New form').click()
    await dialog.getByLabel('Title').fill('Damage')
    await dialog.getByLabel('Question').fill('What broke?')
    await dialog.getByLabel('Field type').selectOption('radio')
    await dialog.getByLabel('Choice 1', { exact: true }).fill('Lid')
    await dialog.getByRole('button', { name: 'Add a choice' }).click()
    await dialog.getByLabel('Choice 2', { exact: true }).fill('Handle')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(agent.page.getByRole('list', { name: 'Forms' })).toContainText('Damage')
    await agent.page.goBack()
    await button(agent, 'Send a card or form').click()
    await dialog.getByRole('tab', { name: 'Form' }).click()
    await dialog
      .getByRole('button', { name: /Damage/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await visitor.log.getByRole('radio', { name: 'Lid' }).check()
    await visitor.log.getByRole('button', { name: 'Submit' }).click()
    await expect(agent.log.getByText('Lid')).toBeVisible()
  })
  await agent.close()
})

test('S-21 T-19 an invited rating comes back to the desk; the end is asked about', async ({
  page,
  browser,
}) => {
  const { visitor, threadId } = await served(page)
  // Nobody is asked about a conversation in which nothing was said.
  await visitor.write('Thank you')
  await visitor.allSent()
  const agent = await openDesk(browser, threadId)
  await agent.choose('Request a rating')
  await expect(agent.log.getByText('Ana requested a rating')).toBeVisible()
  await button(agent, 'Conversation actions').click()
  await expect(agent.page.getByRole('menuitem', { name: 'A rating was requested' })).toBeDisabled()
  await agent.page.keyboard.press('Escape')
  await button(agent, 'End conversation').click()
  await button(agent, 'Cancel').click()
  await expect(agent.replyBox).toBeVisible()
  await agent.end()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: '4 stars' }).check()
  await sheet.getByRole('button', { name: 'Submit' }).click()
  await expect(agent.log.getByRole('img', { name: '4 stars' })).toBeVisible()
  await agent.close()
})

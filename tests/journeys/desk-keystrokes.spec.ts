import { expect, type Page } from '@playwright/test'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenDesk, type GivenDesk } from '../desk-looks/given-desk.ts'
import { AgentPage } from './people/agent-page.ts'
import { CountedKeys } from './people/counted-keys.ts'
import { picture } from './people/files.ts'
import { test } from './people/test.ts'

/** From a waiting visitor to a closed chat with a rating request, besides the text. */
const mostKeys = 8

async function waits({ http, channelKey }: GivenDesk, userName: string, words: string) {
  const visitor = await Visitor.start(http, { channelId: channelKey, userName })
  const threadId = await threadIdOf(visitor)
  await visitor.send(words)
  await visitor.call('transferAgent')
  return { visitor, threadId }
}

const take = (page: Page) => page.getByRole('button', { name: 'Take this conversation' })
const noteBox = (page: Page) => page.getByRole('textbox', { name: 'Note for agents' })
const row = (page: Page, words: string) => page.locator('.desk-row').filter({ hasText: words })

/** A dialogue that is still leaving would take the next key. */
async function noDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('from a waiting visitor to a closed chat with a rating request in at most eight keystrokes', async ({
  browser,
}) => {
  const desk = await givenDesk()
  await waits(desk, 'Ida', 'Is my kettle on its way?')
  const { page, log, replyBox } = await AgentPage.signIn(browser, desk.email)
  await expect(row(page, 'Is my kettle on its way?')).toBeVisible()

  const keys = new CountedKeys(page)
  await keys.press('Control+Shift+J')
  await expect(take(page)).toBeFocused()
  await keys.press('Enter')
  await expect(replyBox).toBeFocused()
  await keys.type('It left this morning.')
  await keys.press('Enter')
  await expect(log.getByText('It left this morning.')).toBeVisible()
  await expect(replyBox).toBeFocused()
  await keys.press('Control+Shift+S')
  await expect(log.getByText('Ana requested a rating')).toBeVisible()
  await keys.press('Control+Shift+X')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'End conversation' })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByText('This conversation has ended.')).toBeVisible()
  expect(keys.pressed.length, keys.pressed.join(' ')).toBeLessThanOrEqual(mostKeys)

  // The list has what comes next.
  await expect(page.getByRole('tab', { name: /^Unassigned/ })).toBeFocused()
})

test('the keys of a conversation: note, canned replies, transfer, the next unread, presence; text stays text', async ({
  browser,
}) => {
  const desk = await givenDesk()
  const { visitor } = await waits(desk, 'Ida', 'Is anybody there?')
  await waits(desk, 'Olu', 'Me too')
  const { page, log, replyBox } = await AgentPage.signIn(browser, desk.email)
  const keys = new CountedKeys(page)
  await expect(row(page, 'Me too')).toBeVisible()

  await test.step('next waiting, and the one after', async () => {
    await keys.press('Control+Shift+J')
    await expect(take(page)).toBeFocused()
    await expect(log).toContainText('Is anybody there?')
    await keys.press('Enter')
    await expect(replyBox).toBeFocused()
    await keys.press('Control+Shift+J')
    await expect(log).toContainText('Me too')
    await expect(take(page)).toBeFocused()
    await keys.press('Enter')
    await expect(replyBox).toBeFocused()
    await keys.press('Control+Shift+J')
    await expect(page.getByText('Nobody else is waiting.')).toBeVisible()
  })
  await test.step('next unread', async () => {
    await visitor.send('I am still here')
    // Pressed until the desk knows of the message.
    await expect(async () => {
      await keys.press('Control+j')
      await expect(log).toContainText('I am still here', { timeout: 1_000 })
    }).toPass()
    await expect(replyBox).toBeFocused()
  })
  await test.step('letters are text', async () => {
    await keys.type('e t / ? gi ')
    await expect(replyBox).toHaveValue('e t / ? gi ')
    await noDialog(page)
  })
  await test.step('note and back', async () => {
    await keys.press('Control+Shift+M')
    await expect(noteBox(page)).toBeFocused()
    await keys.press('Control+Shift+M')
    await expect(replyBox).toBeFocused()
  })
  await test.step('canned replies, with text in the box', async () => {
    await keys.press('Control+/')
    await expect(page.getByRole('dialog', { name: 'Canned replies' })).toBeVisible()
    await keys.press('Escape')
    await noDialog(page)
    await expect(replyBox).toBeFocused()
  })
  await test.step('canned replies from a note: whoever picks none goes on with the note', async () => {
    await keys.press('Control+Shift+M')
    await keys.type('for colleagues')
    await keys.press('Control+/')
    await expect(page.getByRole('dialog', { name: 'Canned replies' })).toBeVisible()
    await keys.press('Escape')
    await noDialog(page)
    await expect(noteBox(page)).toBeFocused()
    await expect(noteBox(page)).toHaveValue('for colleagues')
    await keys.press('Control+Shift+M')
    await expect(replyBox).toHaveValue('e t / ? gi ')
  })
  await test.step('transfer; no other command comes over it', async () => {
    await keys.press('Control+Shift+G')
    await expect(page.getByRole('dialog', { name: 'Transfer conversation' })).toBeVisible()
    // The list is open at once; the first Escape closes it, the second the dialogue.
    await expect(page.getByRole('option', { name: /^Ben/ })).toContainText(/Away|Offline/)
    await keys.press('Control+Shift+X', 'Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await keys.press('Escape')
    await noDialog(page)
    await expect(replyBox).toBeFocused()
  })
  await test.step('presence', async () => {
    await keys.press('Control+Shift+A')
    await expect(page.getByText('You are available: visitors are assigned to you.')).toBeVisible()
    await keys.press('Control+Shift+A')
    await expect(page.getByText('You are away: no visitors are assigned to you.')).toBeVisible()
  })
  await test.step('the palette gives the focus back: a command that opens nothing, a cancelled transfer', async () => {
    await keys.press('Control+k')
    await keys.type('sound')
    await keys.press('Enter')
    await noDialog(page)
    await expect(replyBox).toBeFocused()
    await keys.press('Control+k')
    await keys.type('transfer the')
    await keys.press('Enter')
    await expect(page.getByRole('option', { name: /^Ben/ })).toBeVisible()
    await keys.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await keys.press('Escape')
    await noDialog(page)
    await expect(replyBox).toBeFocused()
  })
  await test.step('the palette and the help name them', async () => {
    await keys.press('Control+k')
    await keys.type('transfer')
    await expect(page.getByRole('option', { name: /^Transfer the conversation/ })).toContainText(
      'Ctrl Shift G',
    )
    await keys.press('Escape')
    await noDialog(page)
    await keys.press('Escape')
    await expect(page).toHaveURL(/\/inbox$/)
    await keys.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const name of ['End the conversation', 'Request a rating', 'Open the next waiting visitor'])
      await expect(help.getByText(name)).toBeVisible()
  })
  await test.step('what only a conversation can do is offered in one alone', async () => {
    await keys.press('Escape')
    await noDialog(page)
    await keys.press('Control+k')
    await keys.type('transfer the')
    await expect(page.getByText('No results.')).toBeVisible()
  })
})

test('the focus goes back to the box after a quote, a file and a card', async ({ browser }) => {
  const desk = await givenDesk()
  await waits(desk, 'Ida', 'Is anybody there?')
  const agent = await AgentPage.signIn(browser, desk.email)
  const { page, log, replyBox } = agent
  await agent.take('Is anybody there?')

  await test.step('a quote', async () => {
    const message = log.locator('.desk-message').filter({ hasText: 'Is anybody there?' })
    await message.hover()
    await message.getByRole('button', { name: 'Message actions' }).click()
    await page.getByRole('menuitem', { name: 'Quote' }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(replyBox).toBeFocused()
  })
  await test.step('a file, sent or not', async () => {
    for (const name of ['Cancel', 'Send']) {
      await page.locator('input[type=file]').setInputFiles([await picture('lid.png')])
      await page.getByRole('dialog').getByRole('button', { name }).click()
      await noDialog(page)
      await expect(replyBox).toBeFocused()
    }
  })
  await test.step('a card', async () => {
    await page.getByRole('button', { name: 'Send a card or form' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Enamel kettle')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await noDialog(page)
    await expect(replyBox).toBeFocused()
  })
})

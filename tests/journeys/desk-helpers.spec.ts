import { expect } from '@playwright/test'
import type { AgentPage } from './people/agent-page.ts'
import { urlOf } from './people/calls.ts'
import { openDesk } from './people/open-desk.ts'
import { served } from './people/situations.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { keepsToWcag } from './people/wcag.ts'

async function openLibrary(agent: AgentPage, tab: string): Promise<void> {
  await agent.page.getByRole('link', { name: 'Library' }).click()
  await agent.page.getByRole('tab', { name: tab }).click()
}

test('canned replies: written once, found by typing, filled in, and asked about when something is missing', async ({
  page,
  browser,
}) => {
  const { visitor, threadId } = await served(page)
  const agent = await openDesk(browser, threadId)
  const dialog = agent.page.getByRole('dialog')
  const title = `Greeting ${threadId}`
  await openLibrary(agent, 'Canned replies')
  await agent.page.getByRole('button', { name: 'New canned reply' }).click()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Text').fill('Hello, {{agent.name}} here. Your number is {{visitor.phone}}.')
  await dialog.getByLabel('Share with the whole team').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(agent.page.getByRole('list', { name: 'Canned replies' })).toContainText(title)
  await agent.page.goBack()

  await test.step('with the keyboard alone', async () => {
    await agent.replyBox.press('/')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await agent.page.keyboard.type(`greet ${threadId}`)
    await expect(dialog.getByRole('option')).toHaveCount(1)
    await agent.page.keyboard.press('Enter')
    await expect(agent.replyBox).toBeFocused()
    await expect(agent.replyBox).toHaveValue('Hello, Ana here. Your number is {{visitor.phone}}.')
  })
  await test.step('what is not filled in is asked about', async () => {
    await agent.replyBox.press('Enter')
    await expect(dialog.locator('mark')).toHaveText('{{visitor.phone}}')
    await keepsToWcag(agent.page)
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await agent.reply('Hello, Ana here.')
    await expect(visitor.message('Hello, Ana here.')).toBeVisible()
  })
  await agent.close()
})

test('D-16 sensitive words: the agent is warned, may insist, and some never reach the visitor', async ({
  page,
  browser,
}) => {
  const { visitor, threadId } = await served(page)
  const agent = await openDesk(browser, threadId)
  const dialog = agent.page.getByRole('dialog')
  const [warned, kept] = [`promise${threadId.slice(0, 4)}`, `bribe${threadId.slice(0, 4)}`]
  await openLibrary(agent, 'Sensitive words')
  await agent.page.getByLabel('Add words').fill(warned)
  await agent.page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(agent.page.getByText(warned)).toBeVisible()
  await agent.page.getByLabel('Add words').fill(kept)
  await agent.page.getByLabel('Hide messages with these words from visitors').check()
  await agent.page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(agent.page.getByText(kept)).toBeVisible()
  await keepsToWcag(agent.page)
  await agent.page.goBack()

  await agent.reply(`We ${warned.toUpperCase()} it`)
  await expect(dialog.locator('mark')).toHaveText(warned.toUpperCase())
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  await expect(visitor.message(`We ${warned.toUpperCase()} it`)).toBeVisible()
  await agent.reply(`A ${kept} then`)
  await dialog.getByRole('button', { name: 'Save as internal note' }).click()
  await expect(agent.log.getByText('Hidden from the visitor. Contains')).toBeVisible()
  await visitor.write(`no ${kept} please`)
  await expect(agent.log.getByText(`Sensitive words: ${kept}`)).toBeVisible()
  await expect(page.getByText(`A ${kept} then`)).toHaveCount(0)
  await agent.close()
})

test('the panel tells who it is and what was before; a block keeps a visitor from writing until it is lifted', async ({
  page,
  browser,
}) => {
  const { visitor, threadId, agent: ana, channelId } = await served(page)
  await visitor.write('of the first conversation')
  await visitor.allSent()
  await ana.call('closeThread', { threadId })
  await visitor.declineRating()
  const again = new VisitorPage(page)
  await again.open('', channelId)
  const stored = page.waitForResponse(urlOf('sendMsg'))
  await again.write('Is it waterproof?')
  // Only what was asked before somebody took the conversation was asked of the robot.
  await stored
  await ana.call('takeThread', { threadId })

  const agent = await openDesk(browser, threadId)
  const panel = agent.page.getByRole('complementary', { name: 'Visitor details' })
  await expect(panel.getByText('Unverified', { exact: true })).toBeVisible()
  await expect(panel.getByText(/Computer · Chrome \d+ · Linux/)).toBeVisible()
  await expect(panel.getByText('Is it waterproof?')).toBeVisible()
  await test.step('an earlier conversation opens', async () => {
    await panel.getByRole('button', { name: /Ana/ }).click()
    const past = agent.page.getByRole('dialog')
    await expect(past.getByText('of the first conversation')).toBeVisible()
    await expect(past.getByText('Is it waterproof?')).toHaveCount(0)
    await agent.page.keyboard.press('Escape')
  })
  await keepsToWcag(agent.page)

  await test.step('blocked: reads, but does not write', async () => {
    await panel.getByRole('button', { name: 'Block this visitor' }).click()
    const dialog = agent.page.getByRole('dialog')
    await dialog.getByLabel('Duration').selectOption('hour')
    await dialog.getByLabel(/Reason/).fill('advertising')
    await dialog.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(panel.getByText(/Blocked until/)).toBeVisible()
    await agent.reply('Please stop')
    await expect(again.message('Please stop')).toBeVisible()
    await again.write('buy now')
    await expect(page.getByText('You can’t send messages here right now.').first()).toBeVisible()
  })
  await test.step('lifted in the library', async () => {
    await openLibrary(agent, 'Blocklist')
    await agent.page.getByRole('listitem').filter({ hasText: 'advertising' }).getByRole('button').click()
    await expect(agent.page.getByText('advertising')).toHaveCount(0)
  })
  await agent.close()
})

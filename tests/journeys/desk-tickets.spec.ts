import { expect, type Page } from '@playwright/test'
import { Http } from '@foyer/testkit/http.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { picture } from './people/files.ts'
import { pasteFiles } from './people/hand-over.ts'
import { openDesk } from './people/open-desk.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('D-12 S-22 V-13 a left message is handled at the desk, and its visitor reads the reply', async ({
  page,
  browser,
}) => {
  const { channelId } = await withRobot(page)
  const words = `My parcel is lost, ${channelId}.`
  const leave = page.getByRole('toolbar', { name: 'Quick actions' })
  await leave.getByRole('button', { name: 'Leave a message' }).click()
  const sheet = page.getByRole('dialog', { name: 'Messages' })
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Sam')
  await sheet.getByRole('textbox', { name: 'Message', exact: true }).fill(words)
  await sheet.locator('input[type=file]').setInputFiles([await picture('lid.png')])
  await expect(sheet.getByText('Uploaded')).toBeVisible()
  await sheet.getByRole('button', { name: 'Send message' }).click()
  await expect(sheet).toHaveCount(0)

  const agent = await AgentPage.signIn(browser)
  const desk = agent.page
  await desk.getByRole('link', { name: /^Offline messages/ }).click()
  await expect(desk.getByRole('heading', { name: 'Offline messages' })).toBeVisible()
  await desk.getByRole('searchbox').fill(channelId)
  await expect(desk.locator('.desk-row')).toHaveCount(1)
  await test.step('with the keyboard', async () => {
    await desk.getByRole('searchbox').press('ArrowDown')
    await expect(desk.locator('.desk-row')).toBeFocused()
    await desk.keyboard.press('Enter')
  })
  await expect(desk.locator('.desk-offline-words')).toHaveText(words)
  await expect(desk.getByRole('img', { name: 'lid.png' })).toBeVisible()
  await expect(desk.getByText('The visitor sees this reply')).toBeVisible()
  await desk.getByLabel('Reply').fill('A new one is on its way.')
  await test.step('a reload costs no word', async () => {
    await desk.reload()
    await expect(desk.getByLabel('Reply')).toHaveValue('A new one is on its way.')
  })
  await press(desk, 'Mark as handled')
  await expect(desk.getByText('Handled by Ana')).toBeVisible()
  await expect(desk.getByText('No results')).toBeVisible()

  await leave.getByRole('button', { name: 'Leave a message' }).click()
  await sheet.getByRole('tab', { name: 'My messages' }).click()
  await expect(sheet.getByText('Handled by Ana')).toBeVisible()
  await expect(sheet.getByText('A new one is on its way.')).toBeVisible()
  await agent.close()
})

test('S-31 D-14 a ticket is answered and noted at the desk; its visitor never sees the note', async ({
  browser,
}) => {
  const { visitor, threadId, agent: ana } = await startTalk(new Http(address('')))
  const opened = await ana.call('openTicket', {
    from: { kind: 'thread', threadId },
    title: `Kettle ${threadId}`,
    content: 'The lid arrived cracked.',
  })
  const [warned, withheld] = [`promise${threadId.slice(0, 6)}`, `bribe${threadId.slice(0, 6)}`]
  await ana.call('addWords', { words: [warned], isWithheld: false })
  await ana.call('addWords', { words: [withheld], isWithheld: true })
  const agent = await AgentPage.signIn(browser)
  const desk = agent.page
  await desk.keyboard.press('g')
  await desk.keyboard.press('o')
  await expect(desk.getByRole('heading', { name: 'Tickets' })).toBeVisible()
  await desk.getByRole('searchbox').fill(threadId)
  await desk.locator('.desk-ticket-row').filter({ hasText: threadId }).click()
  await expect(agent.log).toContainText('The lid arrived cracked.')

  await test.step('n notes, in the colour of notes, with a file', async () => {
    await agent.log.focus()
    await desk.keyboard.press('n')
    const box = desk.getByRole('textbox', { name: 'Note for agents' })
    await expect(box).toBeFocused()
    await box.fill('The warehouse has no lids.')
    await pasteFiles(box, [await picture('lid.png')])
    await expect(desk.getByRole('list', { name: 'Attached files' })).toContainText('lid.png')
    await press(desk, 'Save note')
    await expect(agent.log.locator('.desk-entry-internal')).toContainText('The warehouse has no lids.')
    await expect(agent.log.getByRole('img', { name: 'lid.png' })).toBeVisible()
  })
  await test.step('r answers, and the ticket waits then', async () => {
    await agent.log.focus()
    await desk.keyboard.press('r')
    const box = desk.getByRole('textbox', { name: /^Reply to ticket/ })
    await expect(box).toHaveValue('')
    await box.fill('A new lid is on its way.')
    await press(desk, 'Send and change the status')
    await desk.getByRole('menuitem', { name: 'Send and set to Waiting' }).click()
    await expect(agent.log.locator('.desk-entry-public')).toContainText('A new lid is on its way.')
    await expect(desk.getByRole('button', { name: 'Status: Waiting' })).toBeVisible()
    await expect(box).toHaveValue('')
  })
  await test.step('D-16 sensitive words are asked about before the customer reads them', async () => {
    const box = desk.getByRole('textbox', { name: /^Reply to ticket/ })
    const dialog = desk.getByRole('dialog')
    await box.fill(`We ${warned} it.`)
    await press(desk, /^Send$/)
    await expect(dialog.locator('mark')).toHaveText(warned)
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await expect(box).toHaveValue(`We ${warned} it.`)
    await press(desk, /^Send$/)
    await dialog.getByRole('button', { name: 'Send anyway' }).click()
    await expect(agent.log.locator('.desk-entry-public').last()).toContainText(`We ${warned} it.`)
    await box.fill(`A ${withheld} then.`)
    await press(desk, /^Send$/)
    await dialog.getByRole('button', { name: 'Save as internal note' }).click()
    await expect(agent.log.locator('.desk-entry-internal').last()).toContainText(`A ${withheld} then.`)
  })
  await test.step('priority and assignee are a press away, and what was done is told', async () => {
    await press(desk, 'Priority: Medium')
    await desk.getByRole('menuitem', { name: 'Urgent' }).click()
    await agent.log.focus()
    await desk.keyboard.press('a')
    await expect(agent.log).toContainText('Ana set the priority to Urgent')
    await expect(agent.log).toContainText('Ana assigned the ticket to themselves')
    await expect(desk.getByRole('button', { name: 'Assignee: Ana' })).toBeVisible()
  })

  const { ticketId: woId } = opened.body.data
  const calls = [
    visitor.call('queryWoById', { woId }),
    visitor.call('queryWoByCustom', { tenantId: 'demo' }),
    visitor.call('getHistoryMsg', { maxTime: 0, pageSize: 20 }),
  ]
  for (const { body } of await Promise.all(calls)) {
    const seen = JSON.stringify(body)
    expect(seen).toContain('A new lid is on its way.')
    expect(seen).not.toContain('The warehouse has no lids.')
    expect(seen).not.toContain('lid.png')
    expect(seen).not.toContain(withheld)
  }
  await agent.close()
})

test('a conversation becomes a ticket with one press, and the ticket leads back to it', async ({
  page,
  browser,
}) => {
  const { visitor, threadId } = await served(page)
  const words = `Where is order ${threadId}?`
  await visitor.write(words)
  await visitor.allSent()
  const agent = await openDesk(browser, threadId)
  const desk = agent.page
  await agent.choose('Create ticket')
  await desk.getByRole('status').getByRole('button', { name: 'Open' }).click()
  await expect(desk).toHaveURL(/\/desk\/tickets\//)
  await expect(agent.log).toContainText(words)
  await desk.getByRole('link', { name: 'Open the conversation' }).click()
  await expect(desk).toHaveURL(new RegExp(`/desk/inbox/${threadId}`))
  await expect(desk.getByRole('complementary').getByRole('link', { name: words })).toBeVisible()
  await test.step('a second press finds the same one', async () => {
    const before = await desk.getByRole('complementary').getByRole('link', { name: /^#/ }).count()
    await agent.choose('Create ticket')
    await expect(desk.getByText(/^Ticket \d+ was created/).first()).toBeVisible()
    await expect(desk.getByRole('complementary').getByRole('link', { name: /^#/ })).toHaveCount(before)
  })
  await agent.close()
})

test('D-10 S-07 a form is made for tickets, seen while it is made, and used by a visitor', async ({
  browser,
}) => {
  const agent = await AgentPage.signIn(browser)
  const desk = agent.page
  const title = `Damage ${Date.now()}`
  await desk.getByRole('link', { name: 'Library' }).click()
  await desk.getByRole('tab', { name: 'Forms' }).click()
  await press(desk, 'New form')
  const dialog = desk.getByRole('dialog')
  const preview = dialog.getByRole('region', { name: 'Visitor preview' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Available for tickets').check()
  await dialog.getByLabel('Question').fill('What is broken?')
  await dialog.getByLabel('Field type').selectOption('radio')
  await dialog.getByLabel('Choice 1', { exact: true }).fill('Lid')
  await dialog.getByRole('button', { name: 'Add a choice' }).click()
  await dialog.getByLabel('Choice 2', { exact: true }).fill('Handle')
  await expect(preview.getByText(title)).toBeVisible()
  await preview.getByRole('radio', { name: 'Handle' }).check()
  await expect(preview.getByRole('radio', { name: 'Handle' })).toBeChecked()
  await press(desk, 'Save')
  await expect(dialog).toHaveCount(0)
  await desk.getByRole('button', { name: `Edit: ${title}` }).click()
  const link = new URL(await dialog.getByText('/chat_online/formData').innerText())
  expect(link.searchParams.get('tenantId')).toBe('demo')

  const visitor = await Visitor.start(new Http(address('')))
  const templateId = link.searchParams.get('templateId')
  const { body } = await visitor.call('getTemplateFiledInfoByTemplateId', { templateId })
  expect(JSON.stringify(body)).toContain('What is broken?')
  await agent.close()
})

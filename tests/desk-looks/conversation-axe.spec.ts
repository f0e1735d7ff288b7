import { expect, test, type Page } from '@playwright/test'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { picture } from '../journeys/people/files.ts'
import { pasteFiles } from '../journeys/people/hand-over.ts'
import { openDesk } from '../journeys/people/open-desk.ts'
import { served } from '../journeys/people/situations.ts'
import { keepsToWcag } from '../journeys/people/wcag.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('WCAG: the conversation at the desk, in every state of its box', async ({ page, browser }) => {
  test.slow()
  const { visitor, threadId, agent: ana, say } = await served(page)
  await visitor.write('مرحبا، أين طلبي؟')
  await visitor.allSent()
  await ana.call('writeNote', { threadId, id: newId(), msgContent: 'asked the warehouse' })
  await say({ kind: 'goods', ...kinds.goods.example })
  await say({ kind: 'form', ...kinds.form.example })
  const agent = await openDesk(browser, threadId)
  const dialog = agent.page.getByRole('dialog')
  await expect(agent.log.getByText('asked the warehouse')).toBeVisible()
  await keepsToWcag(agent.page)
  await press(agent.page, 'Note')
  await keepsToWcag(agent.page)
  await press(agent.page, 'Reply')
  await press(agent.page, 'Emoji')
  await expect(agent.page.getByRole('button', { name: '👍' })).toBeVisible()
  await keepsToWcag(agent.page)
  await agent.page.keyboard.press('Escape')

  for (const [opener, title] of [
    ['Send a card or form', 'Send a card or form'],
    ['Canned replies', 'Canned replies'],
    ['Block this visitor', 'Block Visitor?'],
  ] as const) {
    await press(agent.page, opener)
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await keepsToWcag(agent.page)
    await agent.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await pasteFiles(agent.replyBox, [await picture('lid.png')])
  await expect(dialog).toBeVisible()
  await keepsToWcag(agent.page)
  await agent.close()
})

test('WCAG: the library of the desk', async ({ page, browser }) => {
  test.slow()
  const { threadId, agent: ana } = await served(page)
  await ana.call('saveCanned', { title: 'Hello', text: 'Hello {{visitor.name}}', isShared: false })
  const agent = await openDesk(browser, threadId)
  await agent.page.getByRole('link', { name: 'Library' }).click()
  for (const tab of ['Canned replies', 'Forms', 'Sensitive words', 'Blocklist']) {
    await agent.page.getByRole('tab', { name: tab }).click()
    await keepsToWcag(agent.page)
  }
  await agent.page.getByRole('tab', { name: 'Forms' }).click()
  await press(agent.page, 'New form')
  await agent.page.getByLabel('Field type').selectOption('cascader')
  await keepsToWcag(agent.page)
  await agent.close()
})

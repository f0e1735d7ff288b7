import { expect, type Browser, type Page } from '@playwright/test'
import { urlOf } from './people/calls.ts'
import { AgentPage } from './people/agent-page.ts'
import { Keys } from './people/keys.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { keepsToWcag } from './people/wcag.ts'

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Knowledge', exact: true }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.keyboard.press('Enter')
  const history = page.getByRole('list', { name: 'Questions asked on this page' })
  await expect(history.getByRole('button', { name: question }).first()).toHaveAttribute(
    'aria-current',
    'true',
  )
}

/** A visitor who asks and does not like what they read. */
async function thumbDown(browser: Browser, channelId: string, question: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const visitor = new VisitorPage(page)
  await visitor.open('', channelId)
  await visitor.write(question)
  const given = page.waitForResponse(urlOf('commentDoc'))
  await visitor.log.getByRole('button', { name: 'Not helpful' }).last().click()
  expect((await given).status()).toBe(200)
  await context.close()
}

test('an admin asks the assistant, sees why, and keeps what must stay so', async ({ browser }) => {
  const team = await ownTeam()
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  const verdict = page.getByRole('status').filter({ hasText: 'The assistant' })
  const reasons = page.getByRole('list', { name: 'Words of the question' })
  await openTab(page, 'Test')
  await expect(page.getByText('No question asked yet')).toBeVisible()

  await test.step('a question is answered as in the chat, with the document and the reasons', async () => {
    await ask(page, 'Can I return my order?')
    await expect(verdict).toContainText('answers with this document')
    const answer = page.getByRole('group', { name: 'Answer as the visitor sees it' })
    await expect(answer).toContainText('You may return everything within')
    await expect(answer.getByRole('link', { name: 'Return slip.pdf' })).toBeVisible()
    await expect(reasons).toContainText('We found “return” in the question of the best document.')
    await expect(page.getByRole('meter', { name: 'Confidence' })).toBeVisible()
    await keepsToWcag(page)
  })

  await test.step('a typo is read as the word that was meant', async () => {
    await ask(page, 'How do I retrun something?')
    await expect(verdict).toContainText('answers with this document')
    await expect(reasons).toContainText('We read “retrun” as “return”.')
  })

  await test.step('a question that nobody can answer is refused', async () => {
    await ask(page, 'zeppelin blorbs')
    await expect(verdict).toContainText('has no answer')
    await expect(reasons).toContainText('No document has “zeppelin”.')
    await expect(page.getByRole('group', { name: 'Answer as the visitor sees it' })).toHaveCount(0)
  })

  await test.step('an earlier question is shown again, and kept as a test case with keys alone', async () => {
    const keys = new Keys(page)
    const history = page.getByRole('list', { name: 'Questions asked on this page' })
    await expect(history.getByRole('button')).toHaveCount(3)
    await keys.goTo(history.getByRole('button', { name: 'How do I retrun something?' }))
    await page.keyboard.press('Enter')
    await expect(reasons).toContainText('We read “retrun” as “return”.')
    await keys.goTo(page.getByRole('button', { name: 'Keep as a test case' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('How do I return something?')
    await keepsToWcag(page)
    await keys.goTo(dialog.getByRole('button', { name: 'Save' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Test case saved. The assistant passes it.')).toBeVisible()
  })

  await test.step('another document is named as the right one', async () => {
    await page
      .getByRole('button', { name: /^This is the right document/ })
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: /add this question as a phrasing/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Test case saved. The assistant does not pass it yet.')).toBeVisible()
  })
  await agent.close()
})

test('test cases are written, run, filtered and removed', async ({ browser }) => {
  const team = await ownTeam()
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  const list = page.getByRole('list', { name: 'Test cases' })
  const dialog = page.getByRole('dialog')
  await openTab(page, 'Test cases')
  await expect(page.getByText('No test cases yet')).toBeVisible()

  await test.step('one that must be refused, and one with a document', async () => {
    await page.getByRole('button', { name: 'Add a test case' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Write a question.')).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('Choose the document')
    await dialog.getByRole('textbox', { name: 'Question' }).fill('zeppelin blorbs')
    await dialog.getByLabel('The assistant must have no answer').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)

    await page.getByRole('button', { name: 'Add a test case' }).click()
    await dialog.getByRole('textbox', { name: 'Question' }).fill('How can I send a product back?')
    await dialog.getByRole('button', { name: 'Choose a document' }).click()
    await dialog.getByRole('searchbox').fill('return some')
    await dialog.getByRole('button', { name: 'How do I return something?' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list).toContainText('Expected: How do I return something?')
  })

  await test.step('a case that expects the wrong document fails and says why', async () => {
    await page.getByRole('button', { name: 'Edit: How can I send a product back?' }).click()
    await dialog.getByRole('button', { name: 'Choose a document' }).click()
    await dialog.getByRole('searchbox').fill('where is my order')
    await dialog.getByRole('button', { name: 'Where is my order?' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(list).toContainText('Another document answered: “How do I return something?”.')
  })

  await test.step('all are run, and only failing ones shown', async () => {
    await page.getByRole('button', { name: 'Run all now' }).press('Enter')
    await expect(page.getByText('1 test case failed.')).toBeVisible()
    // By key: a notification may still be above the switch.
    await page.getByLabel('Only failing').press('Space')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await keepsToWcag(page)
    await page.getByRole('button', { name: /^Remove: How can I send/ }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('No test case fails')).toBeVisible()
    await page.getByLabel('Only failing').press('Space')
    await expect(list.getByRole('listitem')).toHaveCount(1)
  })
  await agent.close()
})

test('a thumb down of a visitor becomes a test case or is dismissed', async ({ browser }) => {
  const team = await ownTeam()
  await thumbDown(browser, team.channelId, 'How can I send a product back?')
  await thumbDown(browser, team.channelId, 'Where is my order?')
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  await openTab(page, 'Thumbs down')
  const list = page.getByRole('list', { name: 'Thumbs down' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('Answered by: How do I return something?')
  await keepsToWcag(page)

  await test.step('one becomes a case with the right document', async () => {
    await list.getByRole('button', { name: 'Make a test case: How can I send a product back?' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Choose a document' }).click()
    await dialog.getByRole('searchbox').fill('money back')
    await dialog.getByRole('button', { name: 'When do I get my money back?' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
  })
  await test.step('the other is dismissed, and nothing is left', async () => {
    await list.getByRole('button', { name: 'Dismiss: Where is my order?' }).click()
    await expect(page.getByText('No thumbs down to handle')).toBeVisible()
    await keepsToWcag(page)
  })
  await page.getByRole('link', { name: 'Test cases', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Test cases' })).toContainText('How can I send a product back?')
  await agent.close()
})

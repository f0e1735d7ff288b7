import { expect } from '@playwright/test'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { DocumentEditor, teachingTeam } from './people/knowledge.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'

test('dialogs give the focus back, a new document begins with its answer, and no typed phrasing is lost', async ({
  browser,
}) => {
  const team = await teachingTeam()
  const editor = await DocumentEditor.signIn(browser, team.ben)
  const { page } = editor
  await page.getByLabel('Sort by').selectOption('Question')
  await editor.pressButton('New document')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Question' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'New document' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Question' })).toBeFocused()
  await page.keyboard.type('Do you sharpen skates?')
  await page.keyboard.press('Enter')
  await expect(editor.answer).toBeFocused()
  await page.keyboard.type('Every Friday.')
  await editor.phrasing.fill('My skates are blunt')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('list', { name: 'Other phrasings' }).getByRole('listitem')).toHaveText([
    'My skates are blunt',
  ])

  await editor.publish()
  // Nothing is left to be published: the bar with the button has the focus.
  await expect(page.getByRole('region', { name: 'Draft and publication' })).toBeFocused()

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(/sort=question/)
  await page.goto(address('/desk/knowledge/documents/there-is-none'))
  await expect(page.getByText('This document no longer exists.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.locator('.desk-document-row').first()).toBeVisible()
})

test('a page that cannot be downloaded leaves the others usable, and what was typed is saved later', async ({
  browser,
}) => {
  const team = await teachingTeam()
  const editor = await DocumentEditor.signIn(browser, team.ben)
  const { page } = editor
  await page.locator('.desk-document-row').first().click()
  await expect(editor.answer).toBeVisible()
  await page.context().setOffline(true)
  await editor.question.fill('Where is my parcel now?')
  await page.getByRole('link', { name: 'Suggestions' }).click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.goBack()
  await expect(editor.question).toHaveValue('Where is my parcel now?')
  await page.context().setOffline(false)
  await editor.expectSaved()
})

test('a step that is added to the graph can be typed at once, and so can answers in the simulator', async ({
  browser,
}) => {
  const { ana } = await ownTeam()
  const { page } = await AgentPage.signIn(browser, ana)
  await page.goto(address('/desk/knowledge/dialogues'))
  await page.getByRole('button', { name: 'New dialogue' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Parcel')
  await page.getByRole('dialog').getByLabel('Start with').selectOption('example')
  await page.keyboard.press('Enter')
  await expect(page.locator('.react-flow__node')).toHaveCount(11)

  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: 'Message' }).click()
  await expect(page.locator('.react-flow__node')).toHaveCount(12)
  await expect(page.locator('.desk-graph-panel').getByLabel('Text', { exact: true })).toBeFocused()

  // The new step has no text yet.
  await expect(page.getByText(/^\d problems$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeFocused()

  await page.getByRole('button', { name: 'Simulate' }).click()
  const simulator = page.getByRole('complementary', { name: 'Simulator' })
  await simulator.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(simulator.getByRole('button', { name: 'It has not arrived' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(simulator.getByLabel('Order number')).toBeFocused()
})

import { expect } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { address } from './people/address.ts'
import { violationsOf } from './people/axe.ts'
import { DocumentEditor, teachingTeam } from './people/knowledge.ts'
import { test } from './people/test.ts'

const moneyBack = 'When do I get my money back?'

test('a broken case stops a supervisor; an owner goes on despite it; the document is deleted', async ({
  browser,
}) => {
  test.slow()
  const team = await teachingTeam()
  const ana = await Agent.signIn(new Http(address('')), team.ana)
  const editor = await DocumentEditor.signIn(browser, team.ben)
  const { page } = editor
  await page.locator('.desk-document-row').filter({ hasText: moneyBack }).click()
  await expect(editor.question).toHaveValue(moneyBack)
  const docId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { body } = await ana.call('readDocument', { docId })
  const { robotNo } = body.data as { robotNo: string }
  const kept = { robotNo, language: 'en', question: moneyBack, expectedDocId: docId, mustNotSay: [] }
  expect((await ana.call('saveCase', kept)).status).toBe(200)

  await test.step('the supervisor learns which case would fail, and cannot go on', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Unpublish this document?' })
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await expect(dialog.getByText('This change breaks 1 test case.')).toBeVisible()
    await expect(dialog.getByRole('listitem').getByText(moneyBack)).toBeVisible()
    await expect(dialog.getByText('ask an admin')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Unpublish/ })).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })

  await test.step('the owner unpublishes it anyway and deletes it', async () => {
    const owner = await DocumentEditor.signIn(browser, team.ana)
    await owner.page.goto(page.url())
    await owner.page.getByRole('button', { name: 'Unpublish' }).click()
    const dialog = owner.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await dialog.getByRole('button', { name: 'Unpublish anyway' }).click()
    await expect(owner.page.getByText('The document is a draft now.')).toBeVisible()
    await owner.page.getByRole('button', { name: 'Delete' }).click()
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(owner.page.getByText('The document is deleted.')).toBeVisible()
    await expect(owner.page.locator('.desk-document-row').first()).toBeVisible()
    await expect(owner.page.locator('.desk-document-row').filter({ hasText: moneyBack })).toHaveCount(0)
  })
})

test('pasted lines become phrasings; a translation is written beside its original; a draft is discarded', async ({
  browser,
}) => {
  test.slow()
  const team = await teachingTeam()
  const editor = await DocumentEditor.signIn(browser, team.ben)
  const { page } = editor
  await page.locator('.desk-document-row').filter({ hasText: moneyBack }).click()
  const phrasings = page.getByRole('list', { name: 'Other phrasings' }).getByRole('listitem')
  await expect(phrasings.first()).toBeVisible()
  const before = await phrasings.count()

  await editor.phrasing.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Refund, please\n\nI want a refund\r\nRefund, please\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(phrasings).toHaveCount(before + 2)
  await page.getByRole('button', { name: 'Remove: Refund, please' }).click()
  await expect(phrasings).toHaveCount(before + 1)
  await expect(editor.phrasing).toBeFocused()
  await expect(page.getByText('1 unpublished change')).toBeVisible()
  await editor.expectSaved()
  await page.reload()
  await expect(phrasings).toHaveCount(before + 1)

  await test.step('discards', async () => {
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(phrasings).toHaveCount(before)
    await expect(page.getByText('No unpublished changes')).toBeVisible()
  })

  await test.step('translates', async () => {
    await page.getByLabel('Add a language').selectOption('Deutsch')
    await page.getByRole('button', { name: 'Create translation' }).click()
    await expect(page.getByText('Deutsch').first()).toBeVisible()
    const shown = page.getByLabel('Show beside this one')
    await shown.selectOption('English')
    await expect(page.getByRole('article').getByRole('heading', { name: moneyBack })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Open: English' }).click()
    await expect(editor.question).toHaveValue(moneyBack)
    await expect(page.getByLabel('Add a language').getByRole('option', { name: 'Deutsch' })).toHaveCount(0)
  })
})

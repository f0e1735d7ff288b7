import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

const text = { fieldType: 1, requiredStatus: 0, fieldValue: '' }
const questions = [
  { ...text, fieldId: 'a', fieldName: 'Order number' },
  { ...text, fieldId: 'b', fieldName: 'What happened?' },
]

async function givenForm(email: string): Promise<{ api: Agent; formId: string }> {
  const api = await Agent.signIn(new Http(address('')), email)
  const input = { title: 'Damage', fields: questions, isForTickets: true }
  const { form } = (await api.call('saveForm', input)).body.data as { form: { id: string } }
  return { api, formId: form.id }
}

async function openTab(browser: Browser, email: string, tab: string): Promise<Page> {
  const { page } = await AgentPage.signIn(browser, email)
  await page.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('tab', { name: tab }).click()
  return page
}

async function edit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  return dialog
}

const questionsIn = (dialog: Locator) =>
  dialog
    .getByLabel('Question')
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))

test('fields and choices are put in order with keys and by dragging, and duplicated', async ({ browser }) => {
  const { ana } = await ownTeam()
  await givenForm(ana)
  const page = await openTab(browser, ana, 'Forms')
  const dialog = await edit(page, 'Damage')

  await test.step('fields', async () => {
    await dialog.getByRole('button', { name: 'Move down: Order number' }).press('Enter')
    expect(await questionsIn(dialog)).toEqual(['What happened?', 'Order number'])
    await expect(dialog.getByRole('button', { name: 'Move down: Order number' })).toBeFocused()
    await dialog
      .locator('.desk-shelf-fields > li')
      .nth(1)
      .locator('.desk-sort-handle')
      .first()
      .dragTo(dialog.locator('.desk-shelf-fields > li').first())
    expect(await questionsIn(dialog)).toEqual(['Order number', 'What happened?'])
    await dialog.getByRole('button', { name: 'Duplicate: Order number' }).click()
    expect(await questionsIn(dialog)).toEqual(['Order number', 'Order number', 'What happened?'])
  })
  await test.step('choices', async () => {
    const last = dialog.getByRole('listitem', { name: 'Field 3' })
    await last.getByLabel('Field type').selectOption('select')
    await last.getByLabel('Choice 1', { exact: true }).fill('<img src=x onerror=alert(1)>')
    await last.getByRole('button', { name: 'Add a choice' }).click()
    await last.getByLabel('Choice 2', { exact: true }).fill('Lid')
    await last.getByRole('button', { name: 'Move up: Lid' }).press('Enter')
    await expect(last.getByLabel('Choice 1', { exact: true })).toHaveValue('Lid')
    await keepsToWcag(page)
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await edit(page, 'Damage')
  expect(await questionsIn(dialog)).toEqual(['Order number', 'Order number', 'What happened?'])
  await expect(dialog.getByLabel('Choice 2', { exact: true })).toHaveValue('<img src=x onerror=alert(1)>')
  await page.context().close()
})

test('two admins edit one form: what the other changed is shown, and one of them chooses', async ({
  browser,
}) => {
  const { ana } = await ownTeam()
  const { api, formId } = await givenForm(ana)
  const page = await openTab(browser, ana, 'Forms')
  const dialog = await edit(page, 'Damage')
  await dialog.getByLabel('Title').fill('Mine')
  const theirs = { id: formId, title: 'Theirs', fields: questions.slice(0, 1), isForTickets: true }
  await api.call('saveForm', { ...theirs, version: 1 })

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ana has changed this form in the meantime')
  await expect(dialog.getByRole('alert')).toContainText('Removed: What happened?')
  await keepsToWcag(page)
  await expect(dialog.getByLabel('Title')).toHaveValue('Mine')

  await test.step('theirs', async () => {
    await dialog.getByRole('button', { name: 'Discard mine, use theirs' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('Theirs')
    expect(await questionsIn(dialog)).toEqual(['Order number'])
  })
  await test.step('mine', async () => {
    await api.call('saveForm', { ...theirs, title: 'Theirs again', version: 2 })
    await dialog.getByLabel('Title').fill('Mine')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByLabel('Title').fill('Mine after all')
    await dialog.getByRole('button', { name: 'Keep mine, replace theirs' }).click()
    await expect(page.getByRole('list', { name: 'Forms' })).toContainText('Mine after all')
  })
  await page.context().close()
})

test('ticket types have names and an order, and what is used is archived instead of deleted', async ({
  browser,
}) => {
  const { ana, channelId } = await ownTeam()
  const { formId } = await givenForm(ana)
  const page = await openTab(browser, ana, 'Ticket types')
  const dialog = page.getByRole('dialog')
  for (const name of ['Broken', 'Lost']) {
    await page.getByRole('button', { name: 'New ticket type' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const types = page.getByRole('list', { name: 'Ticket types' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Move up: Lost' }).press('Enter')
  await expect(types.first()).toContainText('Lost')
  await keepsToWcag(page)
  const visitor = await Visitor.start(new Http(address('')), { channelId })
  await expect
    .poll(
      async () => (await visitor.call('getTemplateFiledInfoByTemplateId', { templateId: formId })).body.data,
    )
    .toMatchObject({ woType: { typeName: 'Lost' } })

  await page.getByRole('tab', { name: 'Forms' }).click()
  await page.getByRole('button', { name: 'Delete: Damage' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const inUse = page.getByRole('dialog', { name: 'Damage is in use' })
  await expect(inUse).toContainText('Ticket type Broken')
  await expect(dialog).toHaveCount(1)
  await keepsToWcag(page)
  await inUse.getByRole('button', { name: 'Archive instead' }).click()
  await expect(page.getByRole('list', { name: 'Forms' }).getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('Show archived forms').check()
  await expect(page.getByRole('list', { name: 'Forms' }).getByRole('listitem')).toContainText('Archived')
  await page.context().close()
})

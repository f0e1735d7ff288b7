import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { Http } from '@foyer/testkit/http.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { namedVisitor, openDataPage, requestRow } from './people/data-page.ts'
import { Keys } from './people/keys.ts'
import { openDesk } from './people/open-desk.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Visitor details' })

test('an admin chooses how long conversations are kept, and finds the choice after a reload', async ({
  browser,
}) => {
  const { ana } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await openDataPage(agent)
  await expect(page.getByText('There are no data requests yet.')).toBeVisible()
  await expect(page.getByText('No visitor is under a legal hold.')).toBeVisible()

  const channel = page.locator('.desk-data-channels select').first()
  await test.step('with keys alone', async () => {
    const keys = new Keys(page)
    await page.getByRole('radio', { name: '90 days' }).press('Space')
    await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked()
    await keys.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked()
    await keys.goTo(channel)
    await keys.press('3')
    await expect(channel).toHaveValue('30d')
  })
  await keepsToWcag(page)

  await page.reload()
  await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked()
  await expect(channel).toHaveValue('30d')
  await channel.selectOption('As for all channels')
  await page.reload()
  await expect(channel).toHaveValue('')

  await test.step('a choice that is not saved is taken back', async () => {
    await page.route('**/api/desk/setRetention', (route) => route.abort())
    await page.getByRole('radio', { name: 'Forever' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Connection problem' })).toBeVisible()
    await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked()
  })
  await agent.close()
})

test('agents who are no admins neither see the page nor what it is for', async ({ browser }) => {
  const { ben, channelId } = await ownTeam()
  const { threadId } = await namedVisitor(channelId, 'Sam')
  const agent = await openDesk(browser, threadId, ben)
  const { page } = agent
  await expect(panelOf(page).getByText('Block this visitor')).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: 'Erase data…' })).toHaveCount(0)
  await page.goto(address('/desk/settings/data'))
  await expect(page.getByText('Only owners and admins see this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Data and privacy' })).toHaveCount(0)
  await agent.close()
})

test('an admin exports the data of a visitor, and downloads it', async ({ browser }) => {
  const { ana, channelId } = await ownTeam()
  const { threadId } = await namedVisitor(channelId, 'Sam Okafor')
  const agent = await openDesk(browser, threadId, ana)
  const { page } = agent
  await panelOf(page).getByRole('button', { name: 'Export data…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the data of Sam Okafor?' })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('link', { name: 'Show data requests' }).click()

  const row = requestRow(page, 'Export · Sam Okafor')
  await expect(row).toContainText('Requested by Ana')
  await expect(row).toContainText('Done')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: 'Download the export of Sam Okafor' }).click(),
  ])
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  await keepsToWcag(page)
  await agent.close()
})

test('a legal hold refuses an erasure until it is lifted; then its receipt can be saved', async ({
  browser,
}) => {
  test.slow()
  const { ana, channelId } = await ownTeam()
  const { threadId, visitor } = await namedVisitor(channelId, 'Sam Okafor')
  const agent = await openDesk(browser, threadId, ana)
  const { page } = agent
  const panel = panelOf(page)
  const dialog = page.getByRole('dialog')

  async function erase(): Promise<void> {
    await panel.getByRole('button', { name: 'Erase data…' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Type “Sam Okafor” to confirm' })).toBeFocused()
    await page.keyboard.type('sam oka')
    await expect(dialog.getByRole('button', { name: 'Erase data' })).toBeDisabled()
    await page.keyboard.type('for')
    await page.keyboard.press('Enter')
  }

  await test.step('the hold is placed', async () => {
    await panel.getByRole('button', { name: 'Place legal hold…' }).click()
    await expect(dialog.getByRole('button', { name: 'Place hold' })).toBeDisabled()
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Court case 4711')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Court case 4711')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Place legal hold…' })).toHaveCount(0)
    await keepsToWcag(page)
  })

  await test.step('it refuses the erasure', async () => {
    await erase()
    await expect(page.getByText('This data must be kept for legal reasons')).toBeVisible()
    await keepsToWcag(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await visitor.send('I am still here')).body.code).toBe(200)
  })

  await test.step('it is on the page of data, and lifted there', async () => {
    await openDataPage(agent)
    const holds = page.getByRole('list', { name: 'Legal holds' })
    await expect(holds).toContainText('Sam Okafor')
    await expect(holds).toContainText('Court case 4711')
    await holds.getByRole('button', { name: 'Lift hold on Sam Okafor' }).click()
    await dialog.getByRole('button', { name: 'Lift hold' }).click()
    await expect(page.getByText('No visitor is under a legal hold.')).toBeVisible()
  })

  await test.step('then the data is erased', async () => {
    await page.goto(address(`/desk/inbox/${threadId}`))
    await erase()
    await page.getByRole('link', { name: 'Show data requests' }).click()
    const row = requestRow(page, 'Erasure ·')
    await expect(row).toContainText('Done')
    await expect(row).not.toContainText('Sam Okafor')
    await row.getByRole('button', { name: /^Receipt for/ }).click()
    await expect(dialog.getByRole('row').nth(1)).toBeVisible()
    await keepsToWcag(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save receipt' }).click(),
    ])
    const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      kind: string
      receipt: { digest: string; removed: unknown[] }
    }
    expect(saved.kind).toBe('erasure')
    expect(saved.receipt.digest).toMatch(/^[\da-f]{64}$/)
    expect(saved.receipt.removed.length).toBeGreaterThan(0)
    await expect(dialog.getByText(saved.receipt.digest)).toBeVisible()
  })

  await test.step('the visitor is unknown, and others are not', async () => {
    expect((await visitor.send('Is anybody there?')).body.code).not.toBe(200)
    const other = await Visitor.start(new Http(address('')), { channelId })
    expect((await other.send('Hello')).body.code).toBe(200)
  })
  await agent.close()
})

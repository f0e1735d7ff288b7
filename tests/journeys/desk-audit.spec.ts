import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { openDataPage } from './people/data-page.ts'
import { Keys } from './people/keys.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem')
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })

async function openAuditPage({ page }: AgentPage): Promise<void> {
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
}

test('an admin changes the retention, finds the change with before and after, and downloads it', async ({
  browser,
}) => {
  const { ana } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await openDataPage(agent)
  await page.getByRole('radio', { name: '90 days' }).click()
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked()
  await page.getByRole('radio', { name: '1 year' }).click()
  await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked()

  const change = rowOf(page, 'Changed how long conversations are kept')
  await test.step('the entry says who, what, when and from where', async () => {
    await openAuditPage(agent)
    await expect(change).toHaveCount(2)
    await expect(change.first()).toContainText('Ana')
    await expect(change.first()).toContainText('Organisation: Tenant team-')
    await expect(change.first()).toContainText('127.0.0.1')
    await expect(change.first()).toContainText('Chrome')
    await expect(rowOf(page, 'Signed in')).toContainText('Ana')
  })

  await test.step('opened with keys alone, it shows before and after', async () => {
    const keys = new Keys(page)
    await keys.goTo(change.first().locator('summary'))
    await keys.press('Enter')
    const row = change.first().getByRole('row').nth(1)
    await expect(row).toContainText('Kept for')
    await expect(row.getByRole('cell').first()).toHaveText('90 days')
    await expect(row.getByRole('cell').last()).toHaveText('1 year')
    await keepsToWcag(page)
  })

  await test.step('filters are in the address, and stay after a reload', async () => {
    await page.getByLabel('Action').selectOption('Changed how long conversations are kept')
    await expect(page).toHaveURL(/action=setRetention/)
    await expect(rows(page)).toHaveCount(2)
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await page.getByLabel('Who', { exact: true }).selectOption('Ben')
    await expect(page.getByText('No entries match the filters')).toBeVisible()
    await keepsToWcag(page)
    await page.getByLabel('Who', { exact: true }).selectOption('Ana')
    await expect(rows(page)).toHaveCount(2)
  })

  await test.step('the file has what the filters show', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^\uFEFF"time","actor_kind"/)
    expect(lines[1]).toContain('"setRetention"')
    expect(lines[1]).toContain('"{""retention"":""90d""}","{""retention"":""1y""}"')
  })

  await test.step('and the download is in the log', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).not.toHaveURL(/action=/)
    await page.reload()
    await expect(rowOf(page, 'Downloaded the audit log')).toHaveCount(1)
  })

  await test.step('a link leads to all changes of one object', async () => {
    await change.first().locator('summary').click()
    await change.first().getByRole('link', { name: 'All changes to this object' }).click()
    await expect(page.getByText('Only changes to one object are shown.')).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
  })
  await agent.close()
})

test('agents who are no admins neither see the page nor what is in it', async ({ browser }) => {
  const { ben } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ben)
  const { page } = agent
  await page.goto(address('/desk/settings/audit'))
  await expect(page.getByText('Only owners and admins see this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await agent.close()
})

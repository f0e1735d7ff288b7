import { expect, type Locator, type Page } from '@playwright/test'
import { serverChecks } from '@foyer/contract/desk/doctor-words.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { Keys } from './people/keys.ts'
import { mails } from './people/mails.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

async function openDoctor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Doctor' }).click()
  await expect(page.getByText(/^Last run:/)).toBeVisible({ timeout: 60_000 })
}

const byServer = (page: Page): Locator => page.getByRole('list', { name: 'Checked by the server' })
const byBrowser = (page: Page): Locator => page.getByRole('list', { name: 'Checked by your browser' })
const row = (list: Locator, name: string): Locator =>
  list.locator('.desk-doctor-row').filter({ has: list.page().getByRole('heading', { name, exact: true }) })

test('an owner of the first organisation sees what the installation needs, and what to do', async ({
  browser,
}) => {
  test.slow()
  const agent = await AgentPage.signIn(browser)
  const { page } = agent
  await openDoctor(page)
  const server = byServer(page)
  await expect(server.locator('.desk-doctor-row')).toHaveCount(serverChecks.length)

  await test.step('each has a word for its state, and what was measured', async () => {
    await expect(row(server, 'Database')).toContainText('Warning')
    await expect(row(server, 'Database')).toContainText(/PostgreSQL \d+/)
    await expect(row(server, 'Database')).toContainText('docs/operator.md#configuration')
    await expect(row(server, 'Redis')).toContainText('OK')
    await expect(row(server, 'Calls (TURN)')).toContainText(/relay 127\.0\.0\.1 after/)
    await expect(row(server, 'Public address')).toContainText('OK')
    await expect(row(server, 'Backups')).toContainText('Run “foyer backup” every night.')
  })

  await test.step('the browser checks its own way to the server', async () => {
    const own = byBrowser(page)
    await expect(own.locator('.desk-doctor-row')).toHaveCount(3)
    await expect(row(own, 'Live updates')).toContainText('OK')
    await expect(row(own, 'Live updates')).toContainText(/First event after [\d,]+ ms, second after/)
    await expect(row(own, 'Proxy and client address')).toContainText(
      'The server sees your address as 127.0.0.1',
    )
    await expect(row(own, 'Secure connection')).toContainText('This page was loaded over HTTP')
  })
  await keepsToWcag(page)

  await test.step('one is checked again with keys alone', async () => {
    const again = row(server, 'Redis').getByRole('button', { name: 'Check again: Redis' })
    await new Keys(page).goTo(again)
    const answered = page.waitForResponse('**/api/desk/runDoctor')
    await page.keyboard.press('Enter')
    expect((await answered).request().postDataJSON()).toEqual({ checks: ['redis'] })
    await expect(again).toBeEnabled()
    await expect(row(server, 'Redis')).toContainText('OK')
  })

  await test.step('a run that fails keeps what is there, and says so', async () => {
    await page.route('**/api/desk/runDoctor', (route) => route.abort())
    await row(server, 'Redis').getByRole('button').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Connection problem' })).toBeVisible()
    await expect(server.locator('.desk-doctor-row')).toHaveCount(serverChecks.length)
    await page.unroute('**/api/desk/runDoctor')
  })
  await agent.close()
})

test('a proxy that buffers streams is found by the browser', async ({ browser }) => {
  const { ana } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  // Playwright hands over an answer when it is whole, as such a proxy does.
  await page.route('**/api/desk/probeStream', async (route) =>
    route.fulfill({ response: await route.fetch() }),
  )
  await openDoctor(page)
  const stream = row(byBrowser(page), 'Live updates')
  await expect(stream).toContainText('Warning')
  await expect(stream).toContainText('A proxy holds back live updates')
  await agent.close()
})

test('other organisations see their own checks, and send themselves a test email', async ({ browser }) => {
  const { ana } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await openDoctor(page)
  const server = byServer(page)
  await expect(page.getByText('Several organisations share this installation.')).toBeVisible()
  await expect(server.getByRole('heading')).toHaveText(['Email', 'Calls (TURN)', 'Language model'])
  await expect(server).not.toContainText('127.0.0.1')

  await row(server, 'Email')
    .getByRole('button', { name: `Send test email to ${ana}` })
    .click()
  await expect(page.getByText(`The mail server accepted the test email to ${ana}.`)).toBeVisible()
  expect((await mails().next(ana)).subject).toContain('test email')
  await keepsToWcag(page)
  await agent.close()
})

test('agents who are no admins do not see the page', async ({ browser }) => {
  const { ben } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ben)
  const { page } = agent
  await page.goto(address('/desk/settings/doctor'))
  await expect(page.getByText('Only owners and admins see this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Doctor' })).toHaveCount(0)
  await agent.close()
})

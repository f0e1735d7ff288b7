import { expect, type Browser, type Page } from '@playwright/test'
import type { OpeningHours } from '@foyer/server/rules/routing/hours.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { Keys } from './people/keys.ts'
import { ownTeam, type Team } from './people/team.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { keepsToWcag } from './people/wcag.ts'

const config = { unWorkingMsg: 'From nine to five.' }

/** A zone in which it is noon now, whenever the journey runs: its lunch break is now too. */
function noonZone(): string {
  const hourIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format()
  return Intl.supportedValuesOf('timeZone').find((zone) => hourIn(zone) === '12') ?? 'UTC'
}

/** Today in a zone: the day there may be another one than here. */
function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format()
}

async function openGroups({ page }: AgentPage): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Groups and hours' }).click()
  await expect(page.getByRole('list', { name: 'Groups and hours' })).toBeVisible()
}

const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Groups and hours' })
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save group' }).click()
  await expect(page.getByRole('list', { name: 'Groups and hours' })).toBeVisible()
}

async function ask(browser: Browser, { channelId }: Team): Promise<VisitorPage> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const visitor = new VisitorPage(await context.newPage())
  await visitor.open('', channelId)
  await visitor.askForPerson()
  return visitor
}

/** Everybody of the group is away from their desk: Ben has left, and Ana is no member. */
async function givenEmptyGroup(
  browser: Browser,
  hours?: OpeningHours,
): Promise<{ team: Team; agent: AgentPage }> {
  const team = await ownTeam({ config, ...(hours && { hours }) })
  await team.seatBen({ leaseUntil: 1 })
  const agent = await AgentPage.signIn(browser, team.ana)
  await openGroups(agent)
  await row(agent.page, 'default').click()
  await agent.page.getByRole('checkbox', { name: 'Ana' }).uncheck()
  return { team, agent }
}

test('an admin sets a lunch break, and visitors are told that nobody is there', async ({ browser }) => {
  test.slow()
  const { team, agent } = await givenEmptyGroup(browser)
  const { page } = agent
  const keys = new Keys(page)
  const check = page.getByRole('button', { name: 'Check' })

  await test.step('the hours, with keys alone', async () => {
    await keys.use(page.getByRole('switch', { name: 'Always open' }), 'Space')
    await keys.goTo(page.getByRole('combobox', { name: 'Time zone' }))
    await keys.press('ControlOrMeta+a')
    await keys.type(noonZone())
    await keys.press('Enter')
    await page.getByLabel('Monday, closes at').fill('11:00')
    await keys.use(page.getByRole('button', { name: 'Add hours: Monday' }))
    await page.getByLabel('Monday, opens at').last().fill('10:00')
    await page.getByLabel('Monday, closes at').last().fill('18:00')
    await expect(page.getByText('These hours overlap with others.')).toBeVisible()
    await expect(check).toBeDisabled()
    await page.getByLabel('Monday, opens at').last().fill('14:00')
    await expect(page.getByText('These hours overlap with others.')).toHaveCount(0)
    await keys.use(page.getByRole('button', { name: 'Copy the hours of Monday to…' }))
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await keys.press('Enter')
    await expect(page.getByLabel('Sunday, opens at')).toHaveCount(2)
  })

  await test.step('what applies is said before it is saved', async () => {
    await page.locator('.desk-group-at').getByLabel('Time').fill('12:30')
    await check.click()
    await expect(
      page.getByText(/^Closed: on .+ the group is open 09:00 – 11:00 and 14:00 – 18:00\./),
    ).toBeVisible()
  })

  await test.step('leaving without saving is asked about', async () => {
    await page.getByRole('link', { name: 'Your site' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Monday, opens at')).toHaveCount(2)
    await save(page)
    await expect(row(page, 'default')).toContainText('Closed')
  })

  const visitor = await ask(browser, team)
  await expect(visitor.log.getByText('From nine to five.')).toBeVisible()
  await agent.close()
})

test('an admin adds a holiday, and the group is closed on that day', async ({ browser }) => {
  test.slow()
  const day: [string, string][] = [['00:00', '24:00']]
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
  const timeZone = noonZone()
  const today = todayIn(timeZone)
  const { team, agent } = await givenEmptyGroup(browser, { timeZone, week, holidays: {} })
  const { page } = agent
  await page.getByRole('button', { name: 'Add holiday' }).click()
  const holidays = page.getByRole('list', { name: 'Holidays' })
  await page.getByRole('button', { name: 'Save group' }).click()
  await expect(holidays.getByText('Choose a date.')).toBeVisible()
  await expect(holidays.getByLabel('Date')).toBeFocused()
  await holidays.getByLabel('Date').fill(today)
  await holidays.getByLabel('Name').fill('Company outing')
  await page.locator('.desk-group-at').getByLabel('Date').fill(today)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Closed all day: Company outing.')).toBeVisible()
  await keepsToWcag(page)
  await save(page)
  await expect(row(page, 'default')).toContainText('Closed')
  const visitor = await ask(browser, team)
  await expect(visitor.log.getByText('From nine to five.')).toBeVisible()
  await agent.close()
})

test('visitors of a closed group go to its overflow group, which cannot be deleted then', async ({
  browser,
}) => {
  test.slow()
  const team = await ownTeam({ config, hours: { timeZone: 'UTC', week: {}, holidays: {} } })
  await team.seatBen({ leaseUntil: 1 })
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  await agent.becomeAvailable()
  await openGroups(agent)

  await test.step('a group for everything that is left', async () => {
    await page.getByRole('link', { name: 'Add group' }).click()
    await page.getByRole('button', { name: 'Save group' }).click()
    await expect(page.getByText('Enter a name.')).toBeVisible()
    await page.getByLabel('Name').fill('Night team')
    await page.getByRole('checkbox', { name: 'Ana' }).check()
    await save(page)
    await expect(row(page, 'Night team')).toContainText('1 member · 1 online · 0 waiting')
  })

  await test.step('the closed group overflows into it', async () => {
    await row(page, 'default').click()
    await page.getByRole('checkbox', { name: 'Ana' }).uncheck()
    await page.getByLabel('Overflow group').selectOption('Night team')
    await save(page)
    await expect(row(page, 'default')).toContainText('Overflow: Night team')
  })

  const visitor = await ask(browser, team)
  await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()

  await test.step('it is still needed', async () => {
    await row(page, 'Night team').click()
    await page.getByRole('button', { name: 'Delete group…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click()
    const dialog = page.getByRole('dialog', { name: 'This group is still needed' })
    await expect(dialog.getByText('It is the overflow group of default.')).toBeVisible()
    await keepsToWcag(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('two admins at once: the second one is told', async () => {
    const other = await AgentPage.signIn(browser, team.ana)
    await other.page.goto(address('/desk/settings/groups/edit/night-team'))
    await other.page.getByLabel('Queue limit').fill('7')
    await save(other.page)
    await other.close()
    await page.getByLabel('Queue limit').fill('8')
    await page.getByRole('button', { name: 'Save group' }).click()
    await page.getByRole('button', { name: 'Load the saved group' }).click()
    await expect(page.getByLabel('Queue limit')).toHaveValue('7')
  })
  await agent.close()
})

test('holidays are suggested by country, and only those that are ticked are added', async ({ browser }) => {
  const { ana } = await ownTeam({ hours: { timeZone: 'UTC', week: {}, holidays: {} } })
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await openGroups(agent)
  await row(page, 'default').click()
  await page.getByRole('button', { name: 'Suggest holidays…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest holidays' })
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await dialog.getByRole('checkbox', { name: 'Good Friday' }).uncheck()
  await dialog.getByRole('button', { name: /^Add \d+ holidays$/ }).click()
  const holidays = page.getByRole('list', { name: 'Holidays' })
  await expect(holidays.getByRole('button', { name: 'Remove Christmas Day' })).toBeVisible()
  await expect(holidays.getByRole('button', { name: 'Remove Good Friday' })).toHaveCount(0)
  await save(page)
  await agent.close()
})

test('agents who are no admins do not see the page', async ({ browser }) => {
  const { ben } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ben)
  await agent.page.goto(address('/desk/settings/groups'))
  await expect(agent.page.getByText('Only owners and admins see this page.')).toBeVisible()
  await expect(agent.page.getByRole('link', { name: 'Groups and hours' })).toHaveCount(0)
  await agent.close()
})

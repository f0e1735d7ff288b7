import { expect, type Browser, type Page } from '@playwright/test'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { Keys } from './people/keys.ts'
import { mails } from './people/mails.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { keepsToWcag } from './people/wcag.ts'

const password = 'seven quiet lanterns drift'

async function openTeamPage({ page }: AgentPage): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^\d+ accounts$/ })).toBeVisible()
}

const rowOf = (page: Page, text: string) => page.locator('.desk-team-list > li').filter({ hasText: text })

/** Invites by keys alone and answers the link. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite someone' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite someone to the team' })
  await expect(dialog.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  const made = page.getByRole('dialog', { name: 'Invitation link' })
  const link = (await made.locator('code').textContent()) ?? ''
  await keepsToWcag(page)
  await page.keyboard.press('Escape')
  await expect(made).toHaveCount(0)
  return link
}

async function join(browser: Browser, link: string, name: string): Promise<AgentPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: /^Join Tenant team-/ })).toBeVisible()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Choose a password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  return new AgentPage(page)
}

test('an admin invites by a link, the new agent joins and serves a visitor, and is deactivated', async ({
  browser,
}) => {
  test.slow()
  const team = await ownTeam({ isEmpty: true })
  const email = `cleo-${Date.now()}@team.example`
  const ana = await AgentPage.signIn(browser, team.ana)
  await openTeamPage(ana)
  const link = await invite(ana.page, email)
  expect(link).toContain(address('/desk/join#token='))

  await test.step('the list tells what became of the mail, which has the same link', async () => {
    const mail = await mails().next(email)
    expect(mail.text).toContain(link.slice(link.indexOf('#token=')))
    await expect(rowOf(ana.page, email)).toContainText('Mail server accepted the email')
  })

  const cleo = await join(browser, link, 'Cleo')
  await expect(rowOf(ana.page, 'Cleo')).toContainText('Away')
  await cleo.becomeAvailable()
  await expect(rowOf(ana.page, 'Cleo')).toContainText('Online')
  await expect(ana.page.getByText('No open invitations.')).toBeVisible()

  const visitor = new VisitorPage(await (await browser.newContext()).newPage())
  await test.step('the new agent takes a visitor', async () => {
    await visitor.open('', team.channelId)
    await visitor.askForPerson()
    await expect(visitor.log.getByText('Cleo joined the chat')).toBeVisible()
    await visitor.write('My lid is cracked')
    await cleo.openOwn('My lid is cracked')
    await cleo.reply('A new one is on its way')
    await expect(visitor.message('A new one is on its way')).toBeVisible()
  })

  await test.step('deactivating closes the desk, and the visitor waits for the next agent', async () => {
    await ana.page.getByRole('button', { name: 'Deactivate Cleo' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Deactivate Cleo?' })
    await expect(dialog).toContainText('Their conversations return to the queue')
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await expect(rowOf(ana.page, 'Cleo')).toContainText('Deactivated')
    await expect(cleo.page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await ana.page.getByRole('link', { name: 'Inbox' }).click()
    await ana.take('A new one is on its way')
    await expect(ana.log.getByText('A new one is on its way')).toBeVisible()
    await ana.reply('I go on here')
    await expect(visitor.message('I go on here')).toBeVisible()
  })

  await test.step('the link is used up', async () => {
    await cleo.page.goto('about:blank')
    await cleo.page.goto(link)
    await expect(cleo.page.getByRole('heading', { name: 'This invitation link does not work' })).toBeVisible()
    await keepsToWcag(cleo.page)
  })
  await visitor.page.context().close()
  await cleo.close()
  await ana.close()
})

test('an admin edits an account with keys alone, and finds it by searching', async ({ browser }) => {
  const team = await ownTeam()
  const ana = await AgentPage.signIn(browser, team.ana)
  const { page } = ana
  await openTeamPage(ana)
  const keys = new Keys(page)
  await page.getByRole('searchbox').fill('ben')
  await expect(page.locator('.desk-team-list > li')).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit Ben' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Ben' })
  await expect(dialog.getByLabel('Role')).toBeFocused()
  await keys.press('s')
  await keys.press('Tab')
  await keys.press('Control+a')
  await page.keyboard.type('900')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a number from 0 to 100.')).toBeVisible()
  await keepsToWcag(page)
  await keys.press('Control+a')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, 'Ben')).toContainText('Supervisor')
  await expect(rowOf(page, 'Ben')).toContainText('7 conversations at once')

  await test.step('nobody deactivates themselves, and the last owner stays one', async () => {
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('button', { name: 'Deactivate Ana' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Edit Ana' }).click()
    await page.getByRole('dialog').getByLabel('Role').selectOption('Agent')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await ana.close()
})

test('an answer that was lost does not cost the invitation: trying again signs in', async ({ browser }) => {
  const team = await ownTeam()
  const ana = await AgentPage.signIn(browser, team.ana)
  await openTeamPage(ana)
  const link = await invite(ana.page, `dana-${Date.now()}@team.example`)
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.route(
    '**/api/desk/acceptInvitation',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.goto(link)
  await page.getByLabel('Your name').fill('Dana')
  await page.getByLabel('Choose a password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Connection problem', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await page.context().close()
  await ana.close()
})

test('agents who are no admins do not see the page', async ({ browser }) => {
  const team = await ownTeam()
  const ben = await AgentPage.signIn(browser, team.ben)
  await ben.page.goto(address('/desk/settings/team'))
  await expect(ben.page.getByText('Only owners and admins see this page.')).toBeVisible()
  await expect(ben.page.getByRole('link', { name: 'Team', exact: true })).toHaveCount(0)
  await ben.close()
})

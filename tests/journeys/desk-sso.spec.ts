import { expect, type Browser, type Page } from '@playwright/test'
import type { Oidc } from '../oidc/provider.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { holdCalls } from './people/calls.ts'
import { Keys } from './people/keys.ts'
import { startOidcHere } from './people/oidc.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

let oidc: Oidc
test.beforeEach(async () => {
  oidc = await startOidcHere()
})
test.afterEach(() => oidc.close())

const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })).newPage()

const callbackOf = (organisation: string): string => address(`/desk/sso/${organisation}`)

/** Somebody fills the settings in as an admin does who has the provider's page beside the desk. */
async function setUpSso(page: Page, { channelId }: { channelId: string }): Promise<void> {
  const client = await oidc.register(callbackOf(channelId))
  await page.goto(address('/desk/settings/security'))
  await expect(page.getByText(callbackOf(channelId))).toBeVisible()
  await page.getByLabel('Issuer').fill('https://127.0.0.1')
  await page.getByRole('button', { name: 'Check the connection' }).click()
  await expect(page.getByText('No identity provider was reached')).toBeVisible()
  await page.getByLabel('Issuer').fill(oidc.issuer)
  await page.getByRole('button', { name: 'Check the connection' }).click()
  await expect(page.getByText('The identity provider answers.')).toBeVisible()

  // The rest by keys.
  const keys = new Keys(page)
  await keys.goTo(page.getByLabel('Client ID'))
  await keys.type(client.clientId)
  await keys.goTo(page.getByLabel('Client secret'))
  await keys.type(client.clientSecret)
  await keys.use(page.getByRole('button', { name: 'Add group' }))
  await keys.goTo(page.getByLabel('Group', { exact: true }))
  await keys.type('support-leads')
  await keys.goTo(page.getByLabel('Role', { exact: true }))
  await keys.type('Supervisor')
  await keys.use(page.getByRole('switch', { name: 'Let people sign in with single sign-on' }), 'Space')
  await keys.use(page.getByRole('button', { name: 'Save', exact: true }).last())
  await expect(page.getByText('Please fill in this field.'), 'the label').toBeVisible()
  await keys.goTo(page.getByLabel('Name of the account'))
  await keys.type('Harbour account')
  const release = await holdCalls(page, 'setSso')
  await keys.press('Enter')
  // A change that the saved settings would overwrite is not possible.
  await expect(page.getByLabel('Client ID')).toBeDisabled()
  await release()
  await expect(page.getByText('Single sign-on was saved.')).toBeVisible()
  await expect(page.getByText('A secret is stored.')).toBeVisible()
  await expect(page.getByLabel('Client secret')).toHaveValue('')
}

/** The pages of the provider itself. */
async function signInThere(page: Page, login: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${oidc.issuer}/interaction/`))
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

test('an owner sets single sign-on up, and a new person signs in with the role of their group', async ({
  browser,
}) => {
  const team = await ownTeam()
  const owner = await AgentPage.signIn(browser, team.ana)
  await setUpSso(owner.page, team)
  await keepsToWcag(owner.page)

  oidc.people.set('kim', {
    email: `kim@${team.channelId}.example`,
    email_verified: true,
    name: 'Kim Lee',
    groups: ['all', 'support-leads'],
  })
  const page = await openPage(browser)
  const keys = new Keys(page)
  await page.goto(address('/desk/tickets?q=kettle'))
  await keys.use(page.getByRole('button', { name: 'Single sign-on' }))
  await expect(page.getByLabel('Organisation')).toBeFocused()
  await keys.type('nobody-has-this-name')
  await keys.press('Enter')
  await expect(page.getByText('This organisation has no single sign-on.')).toBeVisible()
  await page.getByLabel('Organisation').fill(team.channelId)
  await keepsToWcag(page)
  await keys.use(page.getByRole('button', { name: 'Continue to sign-in' }))
  await signInThere(page, 'kim')

  await expect(page.getByRole('button', { name: 'Your account: Kim Lee' })).toBeVisible()
  await expect(page, 'the page that they wanted').toHaveURL(/\/desk\/tickets\?.*kettle/)
  await owner.page.goto(address('/desk/settings/team'))
  const row = owner.page.getByRole('row').or(owner.page.locator('li')).filter({ hasText: 'Kim Lee' })
  await expect(row.first()).toContainText('Supervisor')

  await page.goBack()
  expect(page.url(), 'the answer is not in the history').not.toContain('/desk/sso/')
  await page.goto(address('/desk/settings/account'))
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Lee')
  await expect(page.getByRole('heading', { name: 'Password' }), 'they have none').toHaveCount(0)
  await Promise.all([owner.close(), page.context().close()])
})

test('a link for an organisation leads to its provider; cancelling there leads back, and a reload is harmless', async ({
  browser,
}) => {
  const team = await ownTeam()
  const owner = await AgentPage.signIn(browser, team.ana)
  await setUpSso(owner.page, team)
  await owner.close()

  const page = await openPage(browser)
  await page.goto(address(`/desk/?organisation=${team.channelId}`))
  await expect(page.getByLabel('Organisation')).toHaveValue(team.channelId)
  await page.getByRole('button', { name: 'Continue to sign-in' }).click()
  await expect(page).toHaveURL(new RegExp(`^${oidc.issuer}/interaction/`))
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  await expect(page.getByText('The sign-in was cancelled.')).toBeVisible()
  await expect(page, 'the answer is no longer in the address').toHaveURL(callbackOf(team.channelId))
  await keepsToWcag(page)
  await page.reload()
  await expect(page.getByText('This sign-in is no longer valid.')).toBeVisible()

  await new Keys(page).use(page.getByRole('link', { name: 'Back to sign-in' }))
  await page.getByRole('button', { name: 'Continue to sign-in' }).click()
  oidc.people.set('ben', { email: team.ben, email_verified: true, groups: [] })
  await signInThere(page, 'ben')
  await expect(page.getByText('None of your groups has a role here.')).toBeVisible()
  await page.context().close()
})

test('where single sign-on is required, a password is for owners', async ({ browser }) => {
  const team = await ownTeam()
  const owner = await AgentPage.signIn(browser, team.ana)
  await setUpSso(owner.page, team)
  await owner.page.getByRole('checkbox', { name: 'Require single sign-on' }).check()
  await owner.page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(owner.page.getByText('Single sign-on was saved.').last()).toBeVisible()
  await expect(owner.page.getByRole('checkbox', { name: 'Require single sign-on' })).toBeChecked()

  const page = await openPage(browser)
  await page.goto(address('/desk/'))
  await page.getByLabel('Email address').fill(team.ben)
  await page.getByLabel('Password', { exact: true }).fill('foyer-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Your organisation asks for single sign-on.')
  await Promise.all([owner.close(), page.context().close()])
})

test('a path that somebody has put into the tab leads nowhere', async ({ browser }) => {
  const team = await ownTeam()
  const owner = await AgentPage.signIn(browser, team.ana)
  await setUpSso(owner.page, team)
  await owner.close()
  oidc.people.set('lea', {
    email: `lea@${team.channelId}.example`,
    email_verified: true,
    name: 'Lea',
    groups: ['support-leads'],
  })
  const page = await openPage(browser)
  await page.goto(address(`/desk/?organisation=${team.channelId}`))
  await page.getByRole('button', { name: 'Continue to sign-in' }).click()
  await expect(page).toHaveURL(new RegExp(`^${oidc.issuer}/interaction/`))
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/desk/sso/'))
      sessionStorage.setItem('foyer.desk.return', '//evil.example/inbox')
  })
  await signInThere(page, 'lea')
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await expect(page).toHaveURL(address('/desk/inbox'))
  await page.context().close()
})

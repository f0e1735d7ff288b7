import { expect, type Browser, type Page } from '@playwright/test'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { codeOf } from '../server/two-factor/given.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { holdCalls } from './people/calls.ts'
import { Keys } from './people/keys.ts'
import { mails } from './people/mails.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

/** Passkeys belong to a name: the same server, not by its bare address. */
const named = (path: string) => address(path).replace('127.0.0.1', 'localhost')
/** The server takes the code of the next half minute too, so nobody waits for the one on the screen to pass. */
const nextCode = (secret: string) => codeOf(secret, Date.now() + 30_000)

const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })).newPage()

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
}

const inbox = (page: Page) => page.getByRole('heading', { name: 'Inbox' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Sets up the app in the page that is open; answers its secret and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up the app' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(dialog.getByLabel('Code that the app shows')).toBeFocused()
  await keepsToWcag(page)
  await page.keyboard.type(codeOf(secret, Date.now()))
  await page.keyboard.press('Enter')
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' })
  const codes = ((await saved.locator('code').textContent()) ?? '').split('\n')
  await keepsToWcag(page)
  await saved.getByRole('button', { name: 'I have saved them' }).press('Enter')
  return { secret, codes }
}

test('an agent sets up an app by keys, and signs in with its codes and with a recovery code', async ({
  browser,
}) => {
  const { ana } = await ownTeam()
  const elsewhere = await AgentPage.signIn(browser, ana)
  const { page } = await AgentPage.signIn(browser, ana)
  const keys = new Keys(page)
  await page.goto(address('/desk/settings/account'))
  await keys.use(page.getByRole('link', { name: 'Set up two-factor authentication' }))
  const { secret, codes } = await setUpApp(page)
  expect(codes).toHaveLength(10)
  await expect(part(page, 'Recovery codes')).toContainText('10 codes left')
  await expect(part(page, 'Authenticator app On')).toBeVisible()
  await expect(elsewhere.page.getByText('You’ve been signed out.')).toBeVisible()
  const mail = await mails().next(ana)
  expect(mail.subject).toContain('two-factor sign-in was changed')

  await test.step('the app’s code is asked for, a wrong one is told', async () => {
    await signOut(page)
    await signIn(page, ana)
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await keepsToWcag(page)
    await page.keyboard.type('000 000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('This code is wrong or was used before.')
    await page.getByLabel('Code', { exact: true }).fill(nextCode(secret))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Two-factor authentication' })).toBeVisible()
  })

  await test.step('a recovery code opens it too, and is used up', async () => {
    await signOut(page)
    await signIn(page, ana)
    await keys.use(page.getByRole('button', { name: 'Use a recovery code instead' }))
    await keys.type(codes[0] ?? '')
    await keys.press('Enter')
    await expect(part(page, 'Recovery codes')).toContainText('9 codes left')
  })
  await Promise.all([page.context().close(), elsewhere.close()])
})

test('a passkey signs in alone and as the second step, and no longer once it is removed', async ({
  browser,
}) => {
  const { ana } = await ownTeam()
  const page = await openPage(browser)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(named('/desk/settings/two-factor'))
  await signIn(page, ana)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Laptop')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(part(page, 'Passkeys').getByText('Laptop')).toBeVisible()

  await test.step('the same device is not added twice', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Laptop again')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('without a password', async () => {
    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(part(page, 'Passkeys')).toContainText('last used')
  })

  await test.step('after the password', async () => {
    await signOut(page)
    await signIn(page, ana)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(part(page, 'Passkeys')).toBeVisible()
  })

  await test.step('a removed one opens nothing', async () => {
    await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Laptop')).toHaveCount(0)
    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toHaveText(/does not open an account here/)
  })
  await page.context().close()
})

test('an admin requires a second step: reminded first, then led to it, and helped when it is lost', async ({
  browser,
}) => {
  test.slow()
  const { ana, ben } = await ownTeam()
  const admin = await AgentPage.signIn(browser, ana)
  const agent = await AgentPage.signIn(browser, ben)
  const { page } = admin
  const rule = part(page, 'Two-factor authentication')
  await page.goto(address('/desk/settings/security'))
  const requireAll = async (grace: string): Promise<void> => {
    await rule.getByRole('switch', { name: 'Require it for everybody' }).click()
    await rule.getByLabel('Time to set it up').selectOption(grace)
    await rule.getByRole('button', { name: 'Save' }).click()
  }

  await test.step('with time left, a line reminds', async () => {
    await expect(rule).toContainText('2 active accounts have not set it up yet.')
    await requireAll('14 days')
    await expect(page.getByText('Your organisation requires two-factor authentication from')).toBeVisible()
    await agent.page.reload()
    await agent.page.getByRole('link', { name: 'Set it up now' }).click()
    await expect(agent.page.getByRole('button', { name: 'Set up the app' })).toBeVisible()
  })

  await test.step('at once, nothing else is there until it is set up', async () => {
    const isRequired = rule.getByRole('switch', { name: 'Require it for everybody' })
    const release = await holdCalls(page, 'setTwoFactorPolicy')
    await isRequired.click()
    await rule.getByRole('button', { name: 'Save' }).click()
    // A change that the saved rule would overwrite is not possible.
    await expect(isRequired).toBeDisabled()
    await release()
    await expect(isRequired).toBeEnabled()
    await expect(rule.getByText('Required from')).toHaveCount(0)
    await requireAll('None: at once')
    await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
    await keepsToWcag(page)
    await setUpApp(page)
    await expect(rule).toContainText('1 active account has not set it up yet.')
  })

  await test.step('the colleague’s open desk is led there too, also after a reload', async () => {
    const title = agent.page.getByRole('heading', { name: 'Set up two-factor authentication' })
    await expect(title).toBeVisible()
    await agent.page.goto(address('/desk/inbox'))
    await expect(title).toBeVisible()
    await setUpApp(agent.page)
    await expect(inbox(agent.page)).toBeVisible()
  })

  await test.step('the admin turns it off for a colleague who has lost it', async () => {
    await page.goto(address('/desk/settings/team'))
    await page.getByRole('button', { name: 'Edit Ben' }).click()
    await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off two-factor authentication' }).click()
    const row = page.locator('.desk-team-list > li').filter({ hasText: ben })
    await expect(row).not.toContainText('Two-factor on')
    await signIn(agent.page, ben)
    await expect(agent.page.getByRole('button', { name: 'Set up the app' })).toBeVisible()
  })
  await Promise.all([admin.close(), agent.close()])
})

import { expect, type Browser, type Page } from '@playwright/test'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { png } from '../server/files/pictures.ts'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { Keys } from './people/keys.ts'
import { mails } from './people/mails.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { keepsToWcag } from './people/wcag.ts'

const fresh = 'tiger moss lantern glue'

const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })).newPage()

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const inbox = (page: Page) => page.getByRole('heading', { name: 'Inbox' })
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('an agent who forgot the password gets a link by mail, sets a new one and signs in, by keys', async ({
  browser,
}) => {
  const { ana } = await ownTeam()
  const there = await AgentPage.signIn(browser, ana)
  const page = await openPage(browser)
  const keys = new Keys(page)
  await page.goto(address('/desk/'))
  await keys.use(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect(page.getByLabel('Email address')).toBeFocused()
  await keys.type(ana)
  await keys.press('Enter')
  await expect(page.getByText(`If there is an account for ${ana}`)).toBeVisible()

  const mail = await mails().next(ana)
  const link = /http\S+\/desk\/reset#token=\S+/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText(ana)).toBeVisible()
  const field = page.getByLabel('New password')
  await keys.goTo(field)
  await keys.type('password1234')
  await expect(page.getByText('Too easy to guess', { exact: true })).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
  await field.fill(fresh)
  await expect(page.getByText('Strong password')).toBeVisible()
  await keepsToWcag(page)
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  await expect(there.page.getByText('You’ve been signed out.'), 'all other desks').toBeVisible()

  await keys.use(page.getByRole('link', { name: 'Sign in' }))
  await signIn(page, ana, demoPassword)
  await expect(page.getByRole('alert')).toContainText(/./)
  await signIn(page, ana, fresh)
  await expect(inbox(page)).toBeVisible()
  expect((await mails().all(ana)).at(-1)?.subject).toContain('your password was changed')

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await Promise.all([there.close(), page.context().close()])
})

test('an agent changes the password, and is signed out everywhere else', async ({ browser }) => {
  const { ana } = await ownTeam()
  const [here, there] = [await AgentPage.signIn(browser, ana), await AgentPage.signIn(browser, ana)]
  const { page } = here
  await page.goto(address('/desk/settings/account'))
  const keys = new Keys(page)
  await keys.goTo(page.getByLabel('Current password'))
  await keys.type('not this one')
  await keys.goTo(page.getByLabel('New password'))
  await keys.type(fresh)
  await keys.press('Enter')
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  await page.getByLabel('Current password').fill(demoPassword)
  await keys.use(page.getByRole('button', { name: 'Change password' }))
  await expect(notice(page, 'Your password was changed.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await expect(there.page.getByText('You’ve been signed out.')).toBeVisible()
  await signIn(there.page, ana, fresh)
  await expect(inbox(there.page)).toBeVisible()
  await Promise.all([here.close(), there.close()])
})

test('a visitor sees the new name and picture of the agent, and so does the agent', async ({ browser }) => {
  const { ana, channelId } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await page.goto(address('/desk/settings/account'))
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana')
  await keepsToWcag(page)
  await page.getByLabel('Name', { exact: true }).fill('Ana Lim')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Your account: Ana Lim' })).toBeVisible()

  const picture = Buffer.from(await png(300, 200))
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload picture' }).click()
  await (await chosen).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(notice(page, 'Your picture was saved.')).toBeVisible()
  const face = page.locator('.desk-account-picture img')
  await expect(face).toHaveAttribute('src', /^\/files\/agents\//)
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256)

  const context = await browser.newContext({ locale: 'en-GB' })
  const visitor = new VisitorPage(await context.newPage())
  await visitor.open('', channelId)
  await visitor.waitForPerson()
  await visitor.write('Is my kettle on its way?')
  await page.goto(address('/desk/inbox'))
  await agent.take('Is my kettle on its way?')
  await agent.reply('It left this morning.')
  const message = visitor.page.getByRole('log').getByText('It left this morning.')
  await expect(message).toBeVisible()
  await expect(visitor.page.locator('img[src^="/files/agents/"]').first()).toBeVisible()
  await expect(visitor.page.getByText('Ana Lim').first()).toBeVisible()

  await page.goto(address('/desk/settings/account'))
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(face).toHaveCount(0)
  await Promise.all([agent.close(), context.close()])
})

test('the language of the desk follows its agent to another browser', async ({ browser }) => {
  const { ana } = await ownTeam()
  const here = await AgentPage.signIn(browser, ana)
  await here.page.goto(address('/desk/settings/account'))
  await here.page.getByText('简体中文').click()
  await expect(here.page.getByRole('heading', { name: '个人资料' })).toBeVisible()

  const page = await openPage(browser)
  await page.goto(address('/desk/settings/account'))
  await signIn(page, ana, demoPassword)
  await expect(page.getByRole('heading', { name: '个人资料' })).toBeVisible()
  await Promise.all([here.close(), page.context().close()])
})

test('an admin sets the limits of sign-ins, and finds them after a reload', async ({ browser }) => {
  const { ana } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ana)
  const { page } = agent
  await page.goto(address('/desk/settings/security'))
  const [max, idle] = [page.getByLabel('After signing in'), page.getByLabel('Without activity')]
  await expect(max).toHaveValue('720')
  await expect(idle).toHaveValue('0')
  const save = page.getByRole('region', { name: 'Automatic sign-out' }).getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await idle.selectOption('1 hour')
  await max.selectOption('7 days')
  await save.click()
  await expect(notice(page, 'The limits were saved.')).toBeVisible()
  await page.reload()
  await expect(idle).toHaveValue('60')
  await expect(max).toHaveValue('10080')
  await agent.close()
})

test('agents who are no admins do not see the page of security', async ({ browser }) => {
  const { ben } = await ownTeam()
  const agent = await AgentPage.signIn(browser, ben)
  await agent.page.goto(address('/desk/settings/security'))
  await expect(agent.page.getByText('Only owners and admins see this page.')).toBeVisible()
  await expect(agent.page.getByRole('link', { name: 'Security' })).toHaveCount(0)
  await agent.close()
})

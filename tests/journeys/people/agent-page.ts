import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { address } from './address.ts'

/** What an agent does and sees at the desk, in a browser of their own. */
export class AgentPage {
  readonly page: Page
  readonly log: Locator
  readonly replyBox: Locator

  constructor(page: Page) {
    this.page = page
    this.log = page.getByRole('log')
    this.replyBox = page.getByRole('textbox', { name: /^Reply to/ })
  }

  static async signIn(browser: Browser, email?: string, path?: string): Promise<AgentPage> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
    return AgentPage.signInOn(await context.newPage(), email, path)
  }

  /** Without the form, which most journeys are not about: the page has its cookie before it is opened. */
  static async signInOn(page: Page, email = 'ana@demo.example', path = '/desk/'): Promise<AgentPage> {
    const data = { email, password: demoPassword }
    const signIn = () => page.context().request.post(address(pathOf('signIn')), { data })
    let answer = await signIn()
    // Without Redis nobody signs in, and a machine that stands still for a moment is without it: only then, ask again.
    await expect(async () => {
      if (answer.status() === 503) answer = await signIn()
      expect(answer.status()).not.toBe(503)
    }).toPass({ timeout: 10_000 })
    await expect(answer).toBeOK()
    await page.goto(address(path))
    await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
    return new AgentPage(page)
  }

  static async signInByForm(page: Page, email = 'ana@demo.example'): Promise<AgentPage> {
    await page.goto(address('/desk/'))
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
    return new AgentPage(page)
  }

  /** Opens the row that shows this text and takes the conversation. */
  async take(lastText: string): Promise<void> {
    // With nobody waiting, a desk opens on the agent's own conversations.
    await this.page.getByRole('tab', { name: /^Unassigned/ }).click()
    // Only rows in sight are drawn, and others may have waited longer.
    const search = this.page.getByRole('searchbox', { name: 'Search this list' })
    await search.fill(lastText)
    await this.page.locator('.desk-row').filter({ hasText: lastText }).first().click()
    await this.page.getByRole('button', { name: 'Take this conversation' }).click()
    await expect(this.replyBox).toBeVisible()
    if (await search.isVisible()) await search.fill('')
  }

  /** Is given visitors from now on. */
  async becomeAvailable(): Promise<void> {
    await this.page.getByRole('button', { name: 'Become available' }).click()
    await expect(this.page.getByRole('button', { name: 'Become available' })).toHaveCount(0)
  }

  /** Opens one of the agent's own conversations, by its last words. */
  async openOwn(lastText: string): Promise<void> {
    await this.page.getByRole('tab', { name: /^Assigned to you/ }).click()
    await this.page.locator('.desk-row').filter({ hasText: lastText }).first().click()
    await expect(this.replyBox).toBeVisible()
  }

  async reply(text: string): Promise<void> {
    await this.replyBox.fill(text)
    await this.replyBox.press('Enter')
  }

  /** Unsends an own message through its menu. */
  async withdraw(text: string): Promise<void> {
    const message = this.log.locator('.desk-message').filter({ hasText: text })
    await message.hover()
    await message.getByRole('button', { name: 'Message actions' }).click()
    await this.page.getByRole('menuitem', { name: 'Unsend' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Unsend' }).click()
    await expect(this.log.getByText(text, { exact: true })).toHaveCount(0)
  }

  /** Something of the conversation's menu. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Conversation actions' }).click()
    await this.page.getByRole('menuitem', { name }).click()
  }

  async end(): Promise<void> {
    await this.page.locator('.desk-thread-head').getByRole('button', { name: 'End conversation' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'End conversation' }).click()
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}

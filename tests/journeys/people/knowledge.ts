import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { address } from './address.ts'
import { AgentPage } from './agent-page.ts'
import { ownTeam, type Team } from './team.ts'
import { worldDeps } from './world.ts'

/** A team whose Ben is a supervisor: the lowest role that teaches the robot. */
export async function teachingTeam(): Promise<Team> {
  const team = await ownTeam()
  const { db } = await worldDeps()
  await db.updateTable('agents').set({ role: 'supervisor' }).where('email', '=', team.ben).execute()
  return team
}

/** What somebody does and sees in the editor of a document. */
export class DocumentEditor {
  readonly page: Page
  readonly question: Locator
  readonly phrasing: Locator
  readonly answer: Locator

  constructor(page: Page) {
    this.page = page
    this.question = page.getByRole('textbox', { name: 'Question', exact: true })
    this.phrasing = page.getByRole('textbox', { name: 'Other phrasings', exact: true })
    this.answer = page.getByRole('textbox', { name: 'Answer', exact: true })
  }

  static async signIn(browser: Browser, email: string): Promise<DocumentEditor> {
    const { page } = await AgentPage.signIn(browser, email)
    await page.goto(address('/desk/knowledge/documents'))
    await expect(page.getByRole('heading', { name: /^Documents/ })).toBeVisible()
    return new DocumentEditor(page)
  }

  /** Presses Tab until the element has the focus, as somebody without a mouse does. */
  async tabTo(element: Locator): Promise<void> {
    await expect(element).toBeVisible()
    for (let presses = 0; presses < 80; presses += 1) {
      if (await element.evaluate((one) => one === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab does not lead there')
  }

  async pressButton(name: string | RegExp): Promise<void> {
    const within =
      (await this.page.getByRole('dialog').count()) > 0 ? this.page.getByRole('dialog') : this.page
    const button = within.getByRole('button', { name, exact: true })
    await expect(button).toBeEnabled()
    await this.tabTo(button)
    await this.page.keyboard.press('Enter')
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('Draft saved')).toBeVisible()
  }

  async publish(note = ''): Promise<void> {
    await this.expectSaved()
    await this.pressButton('Publish…')
    await expect(this.page.getByRole('dialog', { name: 'Publish this document' })).toBeVisible()
    if (note !== '') await this.page.keyboard.type(note)
    await this.pressButton('Publish now')
    await expect(this.page.getByText('The document is published.').first()).toBeVisible()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** As other programs put it onto the clipboard. */
  async paste(html: string): Promise<void> {
    await this.answer.evaluate((element, given) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', given)
      clipboardData.setData('text/plain', 'plain')
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      element.dispatchEvent(paste)
    }, html)
  }
}

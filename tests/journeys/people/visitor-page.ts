import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { address } from './address.ts'

/** What a visitor does and sees in the chat. */
export class VisitorPage {
  readonly page: Page
  readonly inside: Page | FrameLocator
  readonly log: Locator
  readonly box: Locator
  readonly sendButton: Locator

  /** `inside`: where the chat is, if it is not the whole page. */
  constructor(page: Page, inside: Page | FrameLocator = page) {
    this.page = page
    this.inside = inside
    this.log = inside.getByRole('log')
    this.box = inside.getByRole('textbox', { name: 'Message' })
    this.sendButton = inside.getByRole('button', { name: 'Send', exact: true })
  }

  async open(query = '', channelId = 'demo'): Promise<void> {
    await this.arrive(query, channelId)
    await expect(this.box).toBeVisible()
  }

  /** Only opens the page: something may stand before the chat. */
  async arrive(query: string, channelId: string): Promise<void> {
    await this.page.goto(address(`/chat_online/index?channelId=${channelId}${query}`))
  }

  async write(text: string): Promise<void> {
    await this.box.fill(text)
    await this.box.press('Enter')
  }

  async askForPerson(): Promise<void> {
    await this.inside.locator('footer').getByRole('button', { name: 'Talk to an agent' }).click()
  }

  /** Asks for a person and is in the queue: from now on the robot answers nothing. */
  async waitForPerson(): Promise<void> {
    await this.askForPerson()
    await expect(this.inside.getByRole('button', { name: 'Leave queue' })).toBeVisible()
  }

  message(text: string): Locator {
    return this.log.getByText(text, { exact: true })
  }

  /** The texts of messages in the order in which they are on screen; the robot's guide is no message. */
  async texts(): Promise<string[]> {
    return this.log.locator('.bubble .foyer-linked-text:not(.guide *)').allInnerTexts()
  }

  /** The same, of what the visitor wrote: without the robot's welcome. */
  async ownTexts(): Promise<string[]> {
    return this.log.locator('.message-own .bubble .foyer-linked-text').allInnerTexts()
  }

  /** One for each message that the server has not confirmed. */
  onTheirWay(): Locator {
    return this.log.getByRole('img', { name: 'Sending' })
  }

  /** Everything that was written has reached the server. */
  async allSent(): Promise<void> {
    // The conversation is downloaded after the composer: until it is here, nothing seems to be on its way.
    await expect(this.log).toHaveAttribute('aria-busy', 'false')
    await expect(this.onTheirWay()).toHaveCount(0)
    await expect(this.log.getByText('Not sent')).toHaveCount(0)
  }

  /** The end of a chat invites a rating: not now. */
  async declineRating(): Promise<void> {
    const invitation = this.inside.getByRole('dialog')
    await expect(invitation).toBeVisible()
    await this.page.keyboard.press('Escape')
    await expect(invitation).toHaveCount(0)
  }
}

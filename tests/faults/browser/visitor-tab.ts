import type { BrowserContext, Page } from '@playwright/test'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { threadOfToken } from '../clients/thread-of-token.ts'
import type { Stage } from '../stage.ts'
import { noteSends } from './note-sends.ts'

/** A tab of the real widget, and what a person sees in it. */
export type VisitorTab = {
  thread: string
  write: (text: string) => Promise<void>
  /** The messages on screen, from above. */
  texts: () => Promise<string[]>
  /** Messages that are not shown as sent. */
  unsent: () => Promise<number>
  page: Page
}

export async function openTab(context: BrowserContext, { front, history }: Stage): Promise<VisitorTab> {
  const page = await context.newPage()
  const [started] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(pathOf('chatStart')) && response.ok()),
    page.goto(`${front.address}/chat_online/index?channelId=demo`),
  ])
  const thread = threadOfToken(tokenIn(await started.json()))
  noteSends(page, history, { thread, by: 'Chromium' })
  const box = page.getByRole('textbox', { name: 'Message' })
  const log = page.getByRole('log')
  await box.waitFor()
  return {
    thread,
    page,
    async write(text) {
      await box.fill(text)
      await box.press('Enter')
    },
    // The robot's guide and the channel's greeting are no entries of the log.
    async texts() {
      const shown = await log.locator('.bubble .foyer-linked-text:not(.guide *)').allInnerTexts()
      return shown.filter((text) => text !== defaultChannelConfig.adminWelcomeMsg)
    },
    unsent: async () => (await log.getByText('Sending').count()) + (await log.getByText('Not sent').count()),
  }
}

/** The answer of chatStart, whose shape the contract promises. */
const tokenIn = (answer: unknown) => (answer as { data: { token: string } }).data.token

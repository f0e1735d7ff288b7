import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { address } from './address.ts'
import { HostPage } from './hosts.ts'
import type { Team } from './team.ts'
import { VisitorPage } from './visitor-page.ts'
import { worldDeps } from './world.ts'

/** What an admin does and sees on the pages of a channel. */
export class ChannelPages {
  readonly page: Page
  readonly channelId: string
  readonly dialog: Locator

  constructor(page: Page, channelId: string) {
    this.page = page
    this.channelId = channelId
    this.dialog = page.getByRole('dialog')
  }

  async open(path: '' | '/history' | '/translations' | '/sheet' = ''): Promise<void> {
    await this.page.goto(address(`/desk/settings/channels/${this.channelId}${path}`))
  }

  /** The row of a setting in the list of changes. */
  change(setting: string): Locator {
    return this.dialog
      .locator('.desk-changes > li')
      .filter({ has: this.page.getByText(setting, { exact: true }) })
  }

  async compare(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish…' }).click()
    await expect(this.dialog.getByRole('button', { name: 'Publish now' })).toBeVisible()
  }

  async publish(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(this.dialog).toHaveCount(0)
  }
}

type Changes = Record<string, unknown>

/** Saves changes as somebody else's browser does; answers the revision of the draft. */
export async function saveDraft(email: string, channelId: string, changes: Changes): Promise<number> {
  const agent = await Agent.signIn(new Http(address('')), email)
  const read = await agent.call('readChannelDraft', { channelId })
  const { draft } = read.body.data as { draft: { revision: number } }
  const saved = await agent.call('saveChannelDraft', { channelId, revision: draft.revision, changes })
  const answer = saved.body.data as { draft: { revision: number }; conflicts: string[] }
  expect(answer.conflicts).toEqual([])
  return answer.draft.revision
}

/** Somebody on another site opens the chat, and reads this within the five seconds that a node may take. */
export function visitorReads(browser: Browser, channelId: string, text: string): Promise<void> {
  return reads(browser, 'en-GB', async (page) => {
    const host = new HostPage(page, 'plain')
    await host.open(channelId)
    await host.openChat()
    return host.frame.contentFrame().getByText(text)
  })
}

/** The same by the chat's own link, in a browser of another language. */
export function visitorOf(locale: string) {
  return (browser: Browser, channelId: string, text: string): Promise<void> =>
    reads(browser, locale, async (page) => {
      await new VisitorPage(page).arrive('', channelId)
      return page.getByText(text)
    })
}

async function reads(
  browser: Browser,
  locale: string,
  open: (page: Page) => Promise<Locator>,
): Promise<void> {
  await expect(async () => {
    const context = await browser.newContext({ locale })
    try {
      await expect(await open(await context.newPage())).toBeVisible({ timeout: 6_000 })
    } finally {
      await context.close()
    }
  }).toPass({ timeout: 60_000 })
}

/** Ben may edit channels, too. */
export async function makeAdmin({ ben }: Team): Promise<void> {
  const { db } = await worldDeps()
  await db.updateTable('agents').set({ role: 'admin' }).where('email', '=', ben).execute()
}

import { expect, type Browser, type FrameLocator, type Page } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { address } from './address.ts'
import { AgentPage } from './agent-page.ts'
import { ownTeam } from './team.ts'

/** An element of the chat, with a text in it, or gone. */
export type Seen = { selector: string; text?: string; isGone?: boolean }

type Measured = { seen: Seen; prepare?: () => Promise<void>; change: () => Promise<void> }

/** What an admin does and sees in the editor of a channel. */
export class ChannelEditor {
  readonly page: Page
  readonly preview: FrameLocator
  readonly channelId: string
  readonly ana: Agent

  constructor(page: Page, channelId: string, ana: Agent) {
    this.page = page
    this.preview = page.frameLocator('.desk-preview-frame')
    this.channelId = channelId
    this.ana = ana
  }

  static async open(browser: Browser, query: string): Promise<ChannelEditor> {
    const { channelId, ana } = await ownTeam()
    const { page } = await AgentPage.signIn(browser, ana)
    const editor = new ChannelEditor(page, channelId, await Agent.signIn(new Http(address('')), ana))
    await editor.goTo(query)
    return editor
  }

  async goTo(query: string): Promise<void> {
    await this.page.goto(address(`/desk/settings/channels/${this.channelId}?${query}`))
    await expect(this.preview.locator('.preview')).toHaveAttribute('data-scene', /\w/)
  }

  /**
   * A change is in the preview within 300 ms, measured in the page: from the admin's event to what the frame shows. Other
   * work of the machine may spoil a measurement, but not three.
   */
  async showsAtOnce({ seen, prepare, change }: Measured): Promise<void> {
    const measured: number[] = []
    while (measured.length < 3) {
      await prepare?.()
      const shown = await this.page.evaluateHandle(watchFrame, seen)
      await change()
      const took = await shown.evaluate((watch) => watch.took)
      if (took <= 300) return
      measured.push(took)
      await this.discard()
    }
    expect(measured, 'milliseconds').toEqual([])
  }

  private async discard(): Promise<void> {
    const { channelId } = this
    await expect(async () => {
      const { body } = await this.ana.call('readChannelDraft', { channelId })
      const { revision } = (body.data as { draft: { revision: number } }).draft
      expect(revision).toBeGreaterThan(0)
      expect((await this.ana.call('discardChannelDraft', { channelId, revision })).status).toBe(200)
    }).toPass()
    await this.page.reload()
    await expect(this.preview.locator('.preview')).toHaveAttribute('data-scene', /\w/)
  }

  /** Saves changes as another browser does, once this one has saved its own. */
  async saveElsewhere(changes: Record<string, unknown>): Promise<void> {
    const { channelId } = this
    await expect(this.page.getByText('Draft saved')).toBeVisible()
    // The page may save once more between the two requests: the colleague then reads the draft again.
    await expect(async () => {
      const { body } = await this.ana.call('readChannelDraft', { channelId })
      const { revision } = (body.data as { draft: { revision: number } }).draft
      const saved = await this.ana.call('saveChannelDraft', { channelId, revision, changes })
      expect(saved.body).toMatchObject({ data: { conflicts: [] } })
    }).toPass()
  }

  /** Publishes these settings once they are saved; answers with the version before. */
  async publish(settings: readonly string[]): Promise<number> {
    const { channelId } = this
    const read = async () => {
      const { body } = await this.ana.call('readChannelDraft', { channelId })
      return body.data as { version: number; draft: { revision: number; changes: object } }
    }
    await expect
      .poll(async () => Object.keys((await read()).draft.changes).toSorted())
      .toEqual(settings.toSorted())
    const { version, draft } = await read()
    const done = await this.ana.call('publishChannel', { channelId, version, revision: draft.revision })
    expect(done.body).toMatchObject({ data: { version: version + 1 } })
    return version
  }

  async restore(version: number): Promise<void> {
    const input = { channelId: this.channelId, version, current: version + 1 }
    expect((await this.ana.call('restoreChannelVersion', input)).body).toMatchObject({
      data: { version: version + 2 },
    })
  }
}

/** Runs in the desk: the preview is of the same origin. The clock starts with the next event of the admin. */
function watchFrame({ selector, text, isGone }: Seen): { took: Promise<number> } {
  const isShown = (): boolean => {
    const frame = document.querySelector<HTMLIFrameElement>('.desk-preview-frame')
    const found = [...(frame?.contentDocument?.querySelectorAll(selector) ?? [])]
    if (isGone === true) return found.length === 0
    return found.some((element) => element.textContent.includes(text ?? ''))
  }
  const took = new Promise<number>((resolve) => {
    const start = ({ timeStamp }: Event): void => {
      for (const type of ['input', 'change', 'click', 'keydown']) removeEventListener(type, start, true)
      const look = (): void => {
        if (isShown()) resolve(performance.now() - timeStamp)
        else requestAnimationFrame(look)
      }
      look()
    }
    for (const type of ['input', 'change', 'click', 'keydown']) addEventListener(type, start, true)
  })
  return { took }
}

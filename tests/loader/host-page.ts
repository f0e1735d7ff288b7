import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Sites } from './site/sites.ts'

type Tag = Readonly<Record<string, string>>
type Shape = {
  /** Attributes of the script tag; nothing: no tag. */
  tag?: Tag | undefined
  head?: string
  body?: string
  lang?: string
  headers?: Readonly<Record<string, string>>
}

type Speak = (...said: readonly unknown[]) => Promise<unknown>

/** A page of the host's with the loader on it, and the page in the frame. */
export type HostWindow = typeof window & { Foyer: Speak & { channel: (channel: string) => Speak } }
type FrameWindow = typeof window & {
  told: Record<string, unknown>[]
  say: (event: unknown) => void
  post: (answer: unknown) => void
}

const story = '<h1>Shop</h1><button id="mine">Mine</button><p style="height: 3000px">A long page</p>'

/** A visitor before a page of the host's. */
export class HostPage {
  readonly launcher: Locator
  readonly panel: Locator
  readonly iframe: Locator
  readonly inFrame: FrameLocator

  readonly page: Page
  readonly sites: Sites

  constructor(page: Page, sites: Sites) {
    this.page = page
    this.sites = sites
    this.launcher = page.locator('foyer-root button')
    this.panel = page.locator('foyer-root .panel')
    this.iframe = page.locator('foyer-root iframe')
    this.inFrame = this.iframe.contentFrame()
  }

  /** A page with the script tag and nothing else of ours. */
  async open({ tag = { 'data-channel': 'demo' }, ...shape }: Shape = {}): Promise<void> {
    await this.openWith({ ...shape, head: `${shape.head ?? ''}${this.script(tag)}` })
  }

  /** A page without a script tag of ours. */
  async openWith({ head = '', body = story, lang = 'en', headers = {} }: Shape): Promise<void> {
    const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>${head}<body>${body}`
    await this.page.goto(this.sites.host.put(html, headers))
  }

  script(tag: Tag): string {
    const attributes = Object.entries(tag).map(([name, value]) => ` ${name}="${value}"`)
    return `<script async src="${this.sites.foyer.origin}/foyer.js"${attributes.join('')}></script>`
  }

  /** Says something to `window.Foyer`, and waits for what becomes of it. */
  async say(...said: readonly unknown[]): Promise<unknown> {
    await this.page.waitForFunction(() => 'Foyer' in window)
    return this.page.evaluate((words) => (window as HostWindow).Foyer(...words), said)
  }

  /** The same, for what is refused: the word it is refused with. */
  async refusal(...said: readonly unknown[]): Promise<string> {
    return this.say(...said).then(
      () => 'nothing',
      (error: unknown) => /evaluate: Error: (\w+)/.exec(String(error))?.[1] ?? String(error),
    )
  }

  /** Keeps every event that the page may hear from now on. */
  async hear(...names: readonly string[]): Promise<() => Promise<unknown[]>> {
    await this.page.waitForFunction(() => 'Foyer' in window)
    const heard = await this.page.evaluateHandle((wanted) => {
      const events: unknown[] = []
      for (const name of wanted)
        void (window as HostWindow).Foyer('on', name, (event: unknown) => events.push(event))
      return events
    }, names)
    return () => heard.jsonValue()
  }

  frame(): Frame {
    const found = this.page.frames().find((frame) => frame.url().includes('/chat_online/'))
    if (!found) throw new Error('there is no frame')
    return found
  }

  frames(): Frame[] {
    return this.page.frames().filter((frame) => frame.url().includes('/chat_online/'))
  }

  /** The frame loads its page again; the old page and what it was told are gone when this returns. */
  async loadFrameAgain(): Promise<void> {
    const frame = this.frame()
    const gone = this.page.waitForEvent('framenavigated', (navigated) => navigated === frame)
    await this.inFrame.getByRole('button', { name: 'Load again' }).click()
    await gone
  }

  /** All that the frame was told, in order. */
  async told(): Promise<Record<string, unknown>[]> {
    const [frame] = this.frames()
    // A frame that is just being loaded again has been told nothing yet.
    return (await frame?.evaluate(() => (window as FrameWindow).told).catch(() => [])) ?? []
  }

  /** The frame tells something through the port. */
  async frameSays(event: unknown): Promise<void> {
    await this.frame().evaluate((said) => (window as FrameWindow).say(said), event)
  }

  /** The frame tells the loader something that is no event. */
  async frameTells(answer: unknown): Promise<void> {
    await this.frame().evaluate((told) => (window as FrameWindow).post(told), answer)
  }

  async expectTold(wanted: Record<string, unknown>): Promise<void> {
    await expect.poll(() => this.told()).toContainEqual(expect.objectContaining(wanted))
  }

  async expectOpen(): Promise<void> {
    await expect(this.panel).toHaveClass(/shown/)
    await expect(this.inFrame.getByLabel('Message')).toBeVisible()
  }

  async expectClosed(): Promise<void> {
    await expect(this.panel).not.toHaveClass(/shown/)
    await expect(this.iframe).not.toBeVisible()
  }
}

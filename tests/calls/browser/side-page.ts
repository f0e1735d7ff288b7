import { expect, type Browser, type Page } from '@playwright/test'
import type { CallSession, CallSnapshot } from '@foyer/calls/session/call-session.ts'
import type { CallSide } from '@foyer/contract/calls/ends.ts'

type Act = 'start' | 'accept' | 'decline' | 'hangUp' | 'setMuted' | 'setCameraOff' | 'switchToVoice' | 'level'
/** Streams do not leave the page. */
type Seen = Omit<CallSnapshot, 'local' | 'remote'> & { hasLocal: boolean }

/** A browser of one side, and what it makes of the call. */
export class SidePage {
  readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async open(
    browser: Browser,
    address: string,
    side: CallSide,
    script?: () => void,
  ): Promise<SidePage> {
    const context = await browser.newContext()
    const page = await context.newPage()
    if (script) await page.addInitScript(script)
    // Who does not listen yet misses the other's call.
    const listens = page.waitForResponse((response) => response.url().endsWith('/notifier'))
    await page.goto(`${address}/page?side=${side}`)
    await listens
    return new SidePage(page)
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }

  async do<A extends Act>(act: A, ...args: Parameters<CallSession[A]>): Promise<ReturnType<CallSession[A]>> {
    return this.page.evaluate(
      ([name, given]) => (call.session[name] as (...all: unknown[]) => never)(...given),
      [act, args] as const,
    )
  }

  async see(): Promise<Seen> {
    return this.page.evaluate(() => {
      const { local, remote: _, ...rest } = call.session.get()
      return { ...rest, hasLocal: local !== undefined }
    })
  }

  async reaches(phase: CallSnapshot['phase']): Promise<void> {
    await expect.poll(async () => (await this.see()).phase).toBe(phase)
  }

  async received(): Promise<{ frames: number; energy: number }> {
    return this.page.evaluate(() => call.received())
  }

  async seesAndHears(): Promise<void> {
    await this.sees()
    await this.hears()
  }

  async onlyHears(): Promise<void> {
    await this.stays('frames')
    await this.hears()
  }

  async seesAndHearsNothing(): Promise<void> {
    await this.stays('frames')
    await this.stays('energy')
  }

  private async sees(): Promise<void> {
    const { frames } = await this.received()
    await expect.poll(async () => (await this.received()).frames).toBeGreaterThan(frames + 10)
  }

  private async hears(): Promise<void> {
    const { energy } = await this.received()
    await expect.poll(async () => (await this.received()).energy).toBeGreaterThan(energy + 0.001)
  }

  /** No more of it than a second before. */
  private async stays(what: 'frames' | 'energy'): Promise<void> {
    let before = (await this.received())[what]
    const more = async (): Promise<number> => {
      const last = before
      before = (await this.received())[what]
      return before - last
    }
    await expect.poll(more, { intervals: [1_000] }).toBeLessThan(1e-6)
  }
}

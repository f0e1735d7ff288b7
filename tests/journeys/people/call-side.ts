import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { arrivedAt } from './connections.ts'

/** Whoever is in a call: what they press, and what they see and hear of the other. */
export class CallSide {
  /** Where the connection is. */
  readonly where: Page | Frame
  readonly inside: Page | FrameLocator
  readonly window: Locator
  readonly incoming: Locator
  /** What is left of a call that is over. */
  readonly over: Locator
  readonly log: Locator

  constructor(where: Page | Frame, inside: Page | FrameLocator) {
    this.where = where
    this.inside = inside
    this.window = inside.getByRole('dialog', { name: /^Call with/ })
    this.incoming = inside.getByRole('alertdialog', { name: /is calling$/ })
    this.over = inside.getByRole('region', { name: /^Call with/ })
    this.log = inside.getByRole('log')
  }

  async press(name: string): Promise<void> {
    await this.inside.getByRole('button', { name, exact: true }).click()
  }

  /** Both talk. */
  async isLive(timeout?: number): Promise<void> {
    await expect(this.window.getByRole('timer')).toBeVisible(timeout === undefined ? {} : { timeout })
  }

  async hears(): Promise<void> {
    const { energy } = await arrivedAt(this.where)
    await expect.poll(async () => (await arrivedAt(this.where)).energy).toBeGreaterThan(energy + 1e-4)
    await expect
      .poll(async () => (await arrivedAt(this.where)).level, { intervals: [50] })
      .toBeGreaterThan(0.01)
  }

  async sees(): Promise<void> {
    const { frames } = await arrivedAt(this.where)
    await expect
      .poll(async () => (await arrivedAt(this.where)).frames, { intervals: [100] })
      .toBeGreaterThan(frames + 10)
  }

  async seesNothing(): Promise<void> {
    await this.noMore('frames')
  }

  async hearsNothing(): Promise<void> {
    await this.noMore('energy')
  }

  /** Than a second before: the fake microphone beeps once in that time. */
  private async noMore(what: 'frames' | 'energy'): Promise<void> {
    let { [what]: last } = await arrivedAt(this.where)
    const more = async (): Promise<number> => {
      const before = last
      last = (await arrivedAt(this.where))[what]
      return last - before
    }
    await expect.poll(more, { intervals: [1_000] }).toBeLessThan(1e-6)
  }

  async isRelayed(): Promise<void> {
    expect((await arrivedAt(this.where)).ways).toEqual(['relay', 'relay'])
  }

  /** The conversation keeps a line about a call. */
  async reads(line: string | RegExp): Promise<void> {
    await expect(this.log.getByText(line)).toBeVisible()
  }
}

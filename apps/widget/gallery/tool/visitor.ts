import type { BrowserContext, Page } from '@playwright/test'
import { queryOf } from '../controls.ts'
import type { Place } from '../exhibit.ts'
import { windowSize, type WindowSize } from '../window-size.ts'
import { settle, untilStill, watchTraffic } from './settle.ts'
import type { Variant } from './variants.ts'

export type Wanted = { name: string; file: string; place: Place }

/** Parts in parts that are downloaded one after the other; more than three deep there are none. */
const mostRounds = 4
const reactWaitsMs = 400

export type Visitor = {
  page: Page
  /** Shows an exhibit and waits until it has come to rest. Gives what the browser complained about. */
  show: (wanted: Wanted, variant: Variant, size?: WindowSize) => Promise<string[]>
  /** Shows what was shown last in another variant. All of it is here: it takes a moment only. */
  turn: (variant: Variant) => Promise<void>
  /** `covered`: a selector of what is not to be seen in it. */
  picture: (place: Place, covered?: string) => Promise<Buffer>
}

/** Somebody with one browser window who walks through the gallery. */
export async function createVisitor(context: BrowserContext, address: string): Promise<Visitor> {
  const page = await context.newPage()
  const traffic = watchTraffic(page)
  let loaded = ''
  let last: Wanted | undefined
  let complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))

  /** A page of the same file is used again: loading it costs more than all the rest. */
  async function go(file: string, query: string): Promise<'turned' | 'loaded'> {
    const canTurn = loaded === file && (await page.evaluate(isClean))
    if (canTurn) await page.evaluate(async (to) => window.showExhibit?.(to), query)
    else await page.goto(address + query)
    loaded = file
    await page.locator('[data-ready], [data-broken]').first().waitFor({ state: 'attached' })
    await settle(page, traffic)
    return canTurn ? 'turned' : 'loaded'
  }

  /** React shows what it had to wait for a little late. When nothing is left to wait for, it shows it at once. */
  async function goUntilComplete(file: string, query: string): Promise<void> {
    for (let round = 0; round < mostRounds; round++) {
      const before = traffic.scripts()
      const way = await go(file, query)
      if (traffic.scripts() === before) return
      if (round > 0 && way === 'loaded') break
    }
    await page.waitForTimeout(reactWaitsMs)
    await settle(page, traffic)
  }

  return {
    page,
    show: async (wanted, variant, size = windowSize(variant.layout, wanted.place)) => {
      complaints = []
      last = wanted
      await page.setViewportSize(size)
      await goUntilComplete(wanted.file, queryFor(wanted, variant))
      const broken = await page.locator('[data-broken]').allInnerTexts()
      if (broken.length > 0) loaded = ''
      return [...new Set([...broken, ...complaints])]
    },
    turn: async (variant) => {
      if (!last) throw new Error('nothing was shown yet')
      await page.evaluate(async (to) => window.showExhibit?.(to), queryFor(last, variant))
      await page.locator('[data-ready], [data-broken]').first().waitFor({ state: 'attached' })
      await page.evaluate(untilStill)
    },
    // A part is as large as it is; a page and what stands over one fill the window.
    picture: async (place, covered = '') => {
      const mask = covered ? [page.locator(covered)] : []
      const options = { animations: 'disabled', caret: 'hide', mask, maskColor: 'grey' } as const
      const stage = page.locator('.stage')
      const isWhole = place === 'page' || place === 'over' || (await stage.count()) === 0
      return isWhole ? page.screenshot(options) : stage.screenshot(options)
    },
  }
}

function queryFor({ name, file }: Wanted, variant: Variant): string {
  return queryOf({ ...variant, exhibit: name, file, isBare: true })
}

/** Runs in the page: nothing that an exhibit opened stands beside the root, and nobody holds the scrolling. */
function isClean(): boolean {
  const left = [...document.body.children].filter(({ id, tagName }) => id !== 'root' && tagName !== 'SCRIPT')
  return left.length === 0 && !document.body.hasAttribute('style')
}

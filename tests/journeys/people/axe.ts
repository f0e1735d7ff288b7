import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Wishes = {
  /** Only these rules; otherwise all that axe has on. */
  only?: readonly string[]
  /** Rules that do not apply. */
  without?: readonly string[]
  /** A selector of what is looked at; otherwise everything. */
  within?: string
  /** A selector of what is not looked at. */
  exclude?: string
}

/**
 * The rules of WCAG that a page or a frame breaks, and where. Frames of the same site are looked into. Not axe's own
 * package for Playwright: that one sends its million characters to the page again for every question, twice.
 */
export async function violationsOf(page: Page | Frame, wishes: Wishes = {}): Promise<string[]> {
  const frames = 'frames' in page ? page.frames() : [page, ...page.childFrames()]
  for (const frame of frames) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
  const { only, without = [], within, exclude } = wishes
  const options: axe.RunOptions = {
    // What passes is checked all the same; nobody reads its description.
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
  }
  const context = {
    ...(within !== undefined && { include: [[within]] }),
    exclude: exclude === undefined ? [] : [[exclude]],
  }
  const { violations } = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: typeof axe }).axe.run(where, how),
    [context, options] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}) at ${target.join(' ')}`),
  )
}

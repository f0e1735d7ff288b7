import type { Stage } from '../stage.ts'
import { inChromium } from './chromium.ts'
import { compareScreen } from './compare-screen.ts'
import { openTab, type VisitorTab } from './visitor-tab.ts'

/** F12 as a person sees it: every tab shows the same, and the last one can write like the first. */
export function tabsInChromium(stage: Stage, count: number): Promise<string[]> {
  return inChromium(async (context) => {
    const tabs: VisitorTab[] = []
    for (let n = 0; n < count; n++) tabs.push(await openTab(context, stage))
    const written = tabs.map((_, n) => `from tab ${n + 1}`)
    for (const [n, tab] of tabs.entries()) await tab.write(written[n] ?? '')
    const problems = tabs.map((tab, n) =>
      compareScreen(stage.postgres, tab, written, `Chromium tab ${n + 1} of ${count}`),
    )
    const threads = new Set(tabs.map(({ thread }) => thread))
    return [
      ...(await Promise.all(problems)).flat(),
      ...(threads.size === 1 ? [] : [`${threads.size} identities`]),
    ]
  })
}

import { chromium } from '@playwright/test'
import { browserOptions } from '../../playwright.config.ts'
import setup from '../journeys/setup.ts'
import { measureArabic, measureEmbed, measurePage } from './measure-open.ts'
import { measureSlowText } from './measure-slow.ts'
import { median, missed, toTable, type Figures, type Opened } from './report.ts'
import { channelWith } from '../journeys/people/channels.ts'

// `pnpm first-open [--json] [--counts]`: how the chat looks while it opens for the first time. `--counts` judges only what
// does not depend on the machine's speed (what CI runs); times are printed all the same.
const rounds = 5

const end = await setup()
const browser = await chromium.launch(browserOptions)
// The default settings show everything that may appear while a chat opens.
const channelId = await channelWith({})
const figures: Figures = {
  desktop: await middleOf(() => measurePage(browser, channelId, 'desktop')),
  mobile: await middleOf(() => measurePage(browser, channelId, 'mobile')),
  arabic: await middleOf(() => measureArabic(browser, channelId)),
  embed: await middleOf(() => measureEmbed(browser, channelId)),
  slow3g: { firstTextMs: median(await times(() => measureSlowText(browser, channelId))) },
}
await browser.close()
await end()

const isJudgingTimes = !process.argv.includes('--counts')
console.log(process.argv.includes('--json') ? JSON.stringify(figures) : toTable(figures))
const misses = missed(figures, isJudgingTimes)
for (const miss of misses) console.error(miss)
// The connection to the world of the journeys stays open until the process ends.
process.exit(misses.length === 0 ? 0 : 1)

async function middleOf(measure: () => Promise<Opened>): Promise<Opened> {
  const runs = await times(measure)
  return {
    cls: median(runs.map(({ cls }) => cls)),
    greetingVisible: runs.filter(({ greetingVisible }) => greetingVisible).length > rounds / 2,
  }
}

/** One after the other: two at once would slow each other down. */
async function times<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < rounds) results.push(await measure())
  return results
}

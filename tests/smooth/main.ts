import { chromium } from '@playwright/test'
import { browserOptions } from '../../playwright.config.ts'
import setup from '../journeys/setup.ts'
import { appendCost } from './append-cost.ts'
import { withBarePage } from './bare-page.ts'
import { withLongChat } from './long-chat.ts'
import { isSmooth, toTable, type Figures } from './report.ts'
import { scroll } from './scrolling.ts'

// `pnpm smooth [--json]`: how a conversation of 10,000 messages feels on a machine four times slower than this one.
const few = 100
const many = 10_000

const end = await setup()
const browser = await chromium.launch(browserOptions)
const bare = await withBarePage(browser, scroll)
const fewMs = await withLongChat(browser, few, appendCost)
const figures = await withLongChat(browser, many, async (chat): Promise<Figures> => {
  const manyMs = await appendCost(chat)
  const appendMs = { [few]: fewMs, [many]: manyMs }
  return { appendMs, appendRatio: manyMs / fewMs, scrolling: await scroll(chat), bare }
})
await browser.close()
await end()

console.log(process.argv.includes('--json') ? JSON.stringify(figures) : toTable(figures))
// The connection to the world of the journeys stays open until the process ends.
process.exit(isSmooth(figures) ? 0 : 1)

import { setTimeout } from 'node:timers/promises'
import { importTiming } from '../../../robot-timing.ts'
import type { PageProblem } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { Egress } from '../../../platform/egress/egress.ts'
import { targetOf } from '../../../platform/egress/target.ts'
import {
  closedToRobots,
  noRobots,
  readRobots,
  type Robots,
} from '../../../rules/knowledge-import/robots-txt.ts'
import { isOfSite } from '../../../rules/knowledge-import/site-pages.ts'
import { textOfPage } from '../../../rules/knowledge-import/text-of-bytes.ts'

const page = { type: /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i, maxBytes: 1_000_000 }
const sitemap = {
  type: /^(?:text|application)\/(?:[\w.+-]+\+)?(?:xml|plain)\s*(?:;|$)/i,
  maxBytes: 5_000_000,
}
const plain = { type: /^text\/plain\s*(?:;|$)/i, maxBytes: 500_000 }
const kinds = { page, sitemap, plain }
const mostRedirects = 3

export type SiteText = { text: string; address: string } | PageProblem
/** Reads from one site, one text after the other, as robots.txt allows. */
export type SiteReader = {
  robots: Robots
  read: (address: string, kind?: 'page' | 'sitemap') => Promise<SiteText>
}

/** Undefined: the address is none of a site. The reader gives up when its time is over. */
export async function siteReader(egress: Egress, address: string): Promise<SiteReader | undefined> {
  const site = targetOf(address)
  if (!site) return undefined
  const deadline = performance.now() + importTiming.siteRequestMs
  const robots = await robotsOf(egress, site)
  const pauseMs = Math.min(robots.delayMs, importTiming.longestPauseMs)
  let isFirst = true
  return {
    robots,
    read: async (wanted, kind = 'page') => {
      if (!isFirst && pauseMs > 0) await setTimeout(pauseMs)
      isFirst = false
      return readOne({ egress, site, robots, deadline }, wanted, kind)
    },
  }
}

type Way = { egress: Egress; site: URL; robots: Robots; deadline: number }

/** Follows redirects within the site: every step is an address like any other, and is checked like one. */
async function readOne(
  { egress, site, robots, deadline }: Way,
  wanted: string,
  kind: 'page' | 'sitemap',
): Promise<SiteText> {
  let address = wanted
  for (let step = 0; step <= mostRedirects; step += 1) {
    const url = targetOf(address)
    if (!url) return 'unreachable'
    if (!isOfSite(site, url)) return 'otherHost'
    if (!robots.mayRead(url.pathname + url.search)) return 'robots'
    if (performance.now() > deadline) return 'unreachable'
    const answer = await egress.read(url.href, kinds[kind])
    if (answer?.bytes) return { text: textOfPage(answer.bytes, answer.contentType), address: url.href }
    const isMoved = answer && answer.status >= 300 && answer.status < 400
    if (!isMoved || !URL.canParse(answer.location, url.href)) return 'unreachable'
    address = new URL(answer.location, url.href).href
  }
  return 'unreachable'
}

/** A site without robots.txt allows everything; one that does not answer, nothing. */
async function robotsOf(egress: Egress, site: URL): Promise<Robots> {
  const answer = await egress.read(new URL('/robots.txt', site).href, kinds.plain)
  if (answer?.bytes) return readRobots(new TextDecoder().decode(answer.bytes))
  if (!answer || answer.status >= 500) return closedToRobots
  return noRobots
}

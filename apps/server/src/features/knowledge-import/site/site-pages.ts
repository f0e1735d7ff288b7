import { findSitePages, readSitePages, type SitePage } from '@foyer/contract/desk/knowledge-import.ts'
import type { PageProblem } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { tryParse } from '../../../platform/try-parse.ts'
import { pagesOfSite, readSitemap } from '../../../rules/knowledge-import/site-pages.ts'
import { parsePage } from '../parse-page.ts'
import { mainText } from './main-text.ts'
import { siteReader, type SiteReader } from './read-site.ts'

/** Sitemaps that an index names. */
const mostSitemaps = 5

const findSitePagesRoute = serve(findSitePages, async ({ address }, { egress, limits }, caller) => {
  requireMay(caller, 'teachRobot')
  limits.take(limitRules.readSite, `${caller.tenantId}:${caller.agentId}`)
  const reader = await siteReader(egress, address)
  const found = reader ? await addressesOf(reader, address) : 'unreachable'
  if (typeof found === 'string') return { problem: found, pages: [] }
  const site = new URL(address)
  const isSitemap = /\.xml$/i.test(site.pathname)
  const allowed = found.filter((one) => {
    const url = URL.canParse(one, site.href) ? new URL(one, site.href) : undefined
    return url && reader?.robots.mayRead(url.pathname + url.search)
  })
  return { pages: pagesOfSite(isSitemap ? new URL('/', site) : site, allowed) }
})

/** Those of the sitemap that the address is, or that robots.txt names; else those that the page links to. */
async function addressesOf(reader: SiteReader, address: string): Promise<string[] | PageProblem> {
  if (/\.xml$/i.test(new URL(address).pathname)) return inSitemaps(reader, [address])
  const page = await reader.read(address)
  if (typeof page === 'string') return page
  const listed = await inSitemaps(reader, reader.robots.sitemaps.slice(0, mostSitemaps))
  const ofSite = typeof listed === 'string' ? [] : pagesOfSite(new URL(address), listed)
  return [page.address, ...(ofSite.length > 0 ? ofSite : linksIn(page.text))]
}

async function inSitemaps(reader: SiteReader, sitemaps: readonly string[]): Promise<string[] | PageProblem> {
  const found: string[] = []
  const waiting = [...sitemaps]
  let problem: PageProblem | undefined
  for (let count = 0; count <= mostSitemaps; count += 1) {
    const next = waiting.shift()
    if (next === undefined) break
    const read = await reader.read(next, 'sitemap')
    if (typeof read === 'string') {
      problem ??= read
      continue
    }
    const { isIndex, addresses } = readSitemap(read.text)
    for (const one of addresses) (isIndex ? waiting : found).push(one)
  }
  return found.length === 0 && problem ? problem : found
}

function linksIn(html: string): string[] {
  const links = tryParse(() => [...parsePage(html).querySelectorAll('a[href]')])
  return (links ?? []).map((link) => link.getAttribute('href') ?? '')
}

const readSitePagesRoute = serve(readSitePages, async ({ address, pages }, { egress, limits }, caller) => {
  requireMay(caller, 'teachRobot')
  limits.take(limitRules.readSite, `${caller.tenantId}:${caller.agentId}`)
  const reader = await siteReader(egress, address)
  const results: SitePage[] = []
  for (const page of pages) results.push(await pageAt(reader, page))
  return { pages: results }
})

async function pageAt(reader: SiteReader | undefined, address: string): Promise<SitePage> {
  const read = reader ? await reader.read(address) : 'unreachable'
  if (typeof read === 'string') return { address, problem: read, title: '', html: '' }
  const text = mainText(read.text, read.address)
  return text ? { address, ...text } : { address, problem: 'noText', title: '', html: '' }
}

export const sitePagesRoutes = { findSitePages: findSitePagesRoute, readSitePages: readSitePagesRoute }

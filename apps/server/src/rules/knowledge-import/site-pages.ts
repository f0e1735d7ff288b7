import { importLimits } from '@foyer/contract/desk/knowledge-import-limits.ts'

/** Addresses in a sitemap. `isIndex`: they are of other sitemaps. No parser of XML, so no entity is ever expanded. */
export function readSitemap(xml: string): { isIndex: boolean; addresses: string[] } {
  const addresses = [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,2000})/g)].map(([, text = '']) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
  return { isIndex: /<sitemapindex[\s>]/.test(xml), addresses: addresses.slice(0, mostAddresses) }
}

/** Sitemaps have up to 50,000. */
const mostAddresses = 50_000

/** Files that are certainly no page. */
const noPage =
  /\.(?:avif|bmp|css|csv|docx?|gif|ico|jpe?g|js|json|mp[34]|pdf|png|pptx?|rss|svg|webp|xlsx?|xml|zip)$/i

/**
 * The pages among addresses that belong to the site: on its host, under its path, each once. Without the part after the
 * hash, which is a place on the same page.
 */
export function pagesOfSite(site: URL, addresses: readonly string[]): string[] {
  const folder = site.pathname.replace(/[^/]*$/, '')
  const found = new Set<string>()
  for (const address of addresses) {
    const url = URL.canParse(address, site.href) ? new URL(address, site.href) : undefined
    if (!url || !isOfSite(site, url) || noPage.test(url.pathname)) continue
    if (!url.pathname.startsWith(folder) && url.pathname !== site.pathname) continue
    url.hash = ''
    found.add(url.href)
    if (found.size === importLimits.sitePages) break
  }
  return [...found]
}

/** The same host and port; a site may move from http to https. */
export function isOfSite(site: URL, url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.host === site.host && url.username === ''
}

import { html } from '../../platform/http/html-template.ts'
import { helpPaths } from '../../rules/help/help-path.ts'
import type { ArticleLink } from './articles.ts'

/** As many addresses as a sitemap may have, without those of the start pages. */
export const mostInSitemap = 49_000

type Listed = ArticleLink & { language: string; updatedAt: number }

/** Elements of XML that these addresses need are the same as those of HTML. */
export function sitemapOf(
  { origin, channelKey, languages }: { origin: string; channelKey: string; languages: readonly string[] },
  articles: readonly Listed[],
): string {
  const homes = languages.map(
    (language) => html`<url><loc>${origin + helpPaths(channelKey, language).home}</loc></url>`,
  )
  const pages = articles.map(({ language, updatedAt, ...article }) => {
    const loc = origin + helpPaths(channelKey, language).article(article)
    return html`<url><loc>${loc}</loc><lastmod>${new Date(updatedAt).toISOString()}</lastmod></url>`
  })
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${homes}${pages}</urlset>`.markup
}

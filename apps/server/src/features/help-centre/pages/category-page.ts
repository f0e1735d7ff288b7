import { html, type Html } from '../../../platform/http/html-template.ts'
import type { ArticleLink } from '../articles.ts'
import type { HelpSite } from '../help-site.ts'
import { crumbs, layout, searchForm } from './layout.ts'

export type CategoryList = {
  name: string
  slug: string
  articles: readonly ArticleLink[]
  page: number
  pages: number
}

export function categoryPage(site: HelpSite, list: CategoryList): string {
  const { t, paths } = site
  const name = list.name || t('help.other')
  const path = paths.category(list.slug)
  const items = list.articles.map((one) => html`<li><a href="${paths.article(one)}">${one.question}</a></li>`)
  return layout(site, {
    title: name,
    description: `${site.title}: ${name}`,
    canonical: list.page === 1 ? path : `${path}?page=${list.page}`,
    body: html`${crumbs([{ name: t('help.title'), path: paths.home }], site.title)}
      <h1>${name}</h1>
      <ul class="list">
        ${items}
      </ul>
      ${pager(site, list, path)} ${searchForm(site)}`,
  })
}

function pager({ t }: HelpSite, { page, pages }: CategoryList, path: string): Html | undefined {
  if (pages < 2) return undefined
  const previous = page === 2 ? path : `${path}?page=${page - 1}`
  return html`<p class="pager">
    ${page > 1 ? html`<a rel="prev" href="${previous}">${t('help.previous')}</a>` : undefined}
    ${page < pages ? html`<a rel="next" href="${path}?page=${String(page + 1)}">${t('help.next')}</a>` : undefined}
  </p>`
}

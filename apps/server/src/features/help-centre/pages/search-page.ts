import { html } from '../../../platform/http/html-template.ts'
import { articleText } from '../../../rules/help/article-text.ts'
import type { Article } from '../articles.ts'
import type { HelpSite } from '../help-site.ts'
import { shortened } from './article-page.ts'
import { crumbs, layout, searchForm } from './layout.ts'

/** Enough markup for a short text: taking it out of whole answers would cost more than the search. */
const beginning = 1_000

export function searchPage(site: HelpSite, words: string, articles: readonly Article[]): string {
  const { t, paths } = site
  const title = words === '' ? t('help.searchLabel') : t('help.results', { query: words })
  const items = articles.map(
    (article) =>
      html`<li>
        <a href="${paths.article(article)}">${article.question}</a>
        <p class="soft">${shortened(articleText(article.answer.slice(0, beginning)))}</p>
      </li>`,
  )
  const results =
    articles.length === 0
      ? html`<p role="status">${words === '' ? undefined : t('help.noResults')}</p>`
      : html`<ol class="list">
          ${items}
        </ol>`
  return layout(site, {
    title,
    description: '',
    canonical: undefined,
    body: html`${crumbs([{ name: t('help.title'), path: paths.home }], site.title)}
      <h1>${title}</h1>
      ${searchForm(site, words)} ${results}`,
  })
}

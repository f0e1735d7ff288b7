import { html } from '../../../platform/http/html-template.ts'
import type { ArticleLink } from '../articles.ts'
import type { HelpSite } from '../help-site.ts'
import { layout, searchForm } from './layout.ts'

export type CategoryCard = { name: string; slug: string; documents: number; articles: ArticleLink[] }

/** All categories with their most useful articles. */
export function homePage(site: HelpSite, categories: readonly CategoryCard[]): string {
  const { t, paths } = site
  const cards = categories.map(
    ({ name, slug, documents, articles }) =>
      html`<section class="card">
        <h2><a href="${paths.category(slug)}">${name || t('help.other')}</a></h2>
        <ul>
          ${articles.map((one) => html`<li><a href="${paths.article(one)}">${one.question}</a></li>`)}
        </ul>
        ${
          documents > articles.length
            ? html`<p><a href="${paths.category(slug)}">${t('help.all', { count: documents })}</a></p>`
            : undefined
        }
      </section>`,
  )
  return layout(site, {
    title: site.title,
    description: site.intro,
    canonical: paths.home,
    alternates: [
      ...site.languages.map(({ tag, home }) => ({ tag, path: home })),
      { tag: 'x-default', path: paths.start },
    ],
    body: html`<h1>${t('help.title')}</h1>
      ${site.intro === '' ? undefined : html`<p class="intro">${site.intro}</p>`} ${searchForm(site)}
      <div class="cards">${cards}</div>`,
  })
}

import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { dateFormat } from '@foyer/i18n/date-format.ts'
import { html, type Html } from '../../../platform/http/html-template.ts'
import { articleText } from '../../../rules/help/article-text.ts'
import { articleData } from '../../../rules/help/structured-data.ts'
import { answerMarkup } from '../answer-markup.ts'
import type { Article } from '../articles.ts'
import type { HelpSite } from '../help-site.ts'
import { crumbs, layout, searchForm } from './layout.ts'

/** As much as search engines show. */
const descriptionLength = 160

type Shown = {
  article: Article
  /** The address of the article's category. */
  slug: string
  /** The reader has just given a thumb. */
  isThanked: boolean
  /** Whether the channel lets people rate answers. */
  hasThumbs: boolean
}

export function articlePage(site: HelpSite, { article, slug, isThanked, hasThumbs }: Shown): string {
  const { t, paths, origin } = site
  const path = paths.article(article)
  const text = articleText(article.answer)
  const trail = [
    { name: t('help.title'), path: paths.home },
    { name: article.category || t('help.other'), path: paths.category(slug) },
  ]
  const date = dateFormat(site.tag, 'far').format(article.updatedAt)
  return layout(site, {
    title: article.question,
    description: shortened(text),
    canonical: path,
    // The same topic in other languages belongs here as soon as documents have one.
    alternates: [],
    about: { title: article.question, url: origin + path },
    data: articleData({
      url: origin + path,
      language: site.tag,
      question: article.question,
      answer: text,
      updatedAt: article.updatedAt,
      site: site.title,
      crumbs: trail.map(({ name, path: to }) => ({ name, url: origin + to })),
    }),
    body: html`${crumbs(trail, site.title)}
      <article>
        <h1>${article.question}</h1>
        <p class="soft">
          <time datetime="${new Date(article.updatedAt).toISOString()}">${t('help.updated', { date })}</time>
        </p>
        <div class="answer">${answerMarkup(article.answer)}</div>
        ${files(site, article)}
      </article>
      ${hasThumbs ? thumbs(site, path, isThanked) : undefined} ${searchForm(site)}`,
  })
}

export function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length <= descriptionLength
    ? text
    : `${letters
        .slice(0, descriptionLength - 1)
        .join('')
        .trim()}…`
}

function files({ t }: HelpSite, { attachments }: Article): Html | undefined {
  const links = attachments.flatMap(({ name, url }) => {
    const address = safeUrl(url)
    return address === undefined
      ? []
      : [html`<li><a href="${address}" rel="noopener nofollow">${name || address}</a></li>`]
  })
  if (links.length === 0) return undefined
  return html`<h2>${t('help.files')}</h2>
    <ul>
      ${links}
    </ul>`
}

function thumbs({ t }: HelpSite, path: string, isThanked: boolean): Html {
  if (isThanked) return html`<p class="thumbs" role="status">${t('help.thanks')}</p>`
  return html`<form class="thumbs" action="${path}" method="post">
    <p id="useful">${t('help.useful')}</p>
    <div role="group" aria-labelledby="useful">
      <button name="useful" value="1">${t('help.yes')}</button>
      <button name="useful" value="0">${t('help.no')}</button>
    </div>
  </form>`
}

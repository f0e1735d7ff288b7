import { html, Html } from '../../../platform/http/html-template.ts'
import { dataText } from '../../../rules/help/structured-data.ts'
import type { HelpSite } from '../help-site.ts'
import { stylePath } from '../style.ts'

export type Page = {
  title: string
  description: string
  /** The path that this page is found by; undefined keeps it out of search engines. */
  canonical: string | undefined
  /** The same page in other languages: the tag and the path of each. */
  alternates?: readonly { tag: string; path: string }[]
  /** Parameters for the chat when a reader asks from here. */
  about?: { title: string; url: string }
  data?: object
  body: Html
}

/** One page: everything on it is readable without a script. */
export function layout(site: HelpSite, page: Page): string {
  const { t, origin } = site
  const name = site.title === page.title ? page.title : `${page.title} · ${site.title}`
  return html`<!doctype html>
    <html lang="${site.tag}" dir="${site.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${name}</title>
        ${page.description === '' ? undefined : html`<meta name="description" content="${page.description}" />`}
        ${found(page, origin)}
        <link rel="stylesheet" href="${stylePath(site.colour)}" />
        ${
          page.data &&
          html`<script type="application/ld+json">
            ${new Html(dataText(page.data))}
          </script>`
        }
      </head>
      <body>
        <a class="skip" href="#content">${t('help.skip')}</a>
        <header class="bar">
          <a class="brand" href="${site.paths.home}"
            >${site.logo === '' ? undefined : html`<img src="${site.logo}" alt="" width="32" height="32" />`}<span
              >${site.title}</span
            ></a
          >
        </header>
        <main id="content">${page.body}</main>
        <footer>${askUs(site, page)}${languageLinks(site)}</footer>
      </body>
    </html>`.markup
}

function found({ canonical, alternates = [] }: Page, origin: string): Html {
  if (canonical === undefined) return html`<meta name="robots" content="noindex" />`
  const others = alternates.map(
    ({ tag, path }) => html`<link rel="alternate" hreflang="${tag}" href="${origin + path}" />`,
  )
  return html`<link rel="canonical" href="${origin + canonical}" />${others}`
}

function askUs({ t, chat }: HelpSite, { about }: Page): Html | undefined {
  if (chat === undefined) return undefined
  const address = about ? `${chat}&${new URLSearchParams(about).toString()}` : chat
  return html`<section class="ask" aria-labelledby="ask">
    <h2 id="ask">${t('help.askTitle')}</h2>
    <a class="button" href="${address}">${t('help.ask')}</a>
  </section>`
}

function languageLinks({ t, languages }: HelpSite): Html | undefined {
  if (languages.length < 2) return undefined
  const links = languages.map(({ tag, label, home, isCurrent }) =>
    isCurrent
      ? html`<li><a href="${home}" lang="${tag}" aria-current="true">${label}</a></li>`
      : html`<li><a href="${home}" lang="${tag}" hreflang="${tag}">${label}</a></li>`,
  )
  return html`<nav class="languages" aria-label="${t('help.language')}">
    <ul>
      ${links}
    </ul>
  </nav>`
}

export function searchForm({ t, paths }: HelpSite, words = ''): Html {
  return html`<form class="search" role="search" action="${paths.search}" method="get">
    <label for="q">${t('help.searchLabel')}</label>
    <div>
      <input id="q" name="q" type="search" value="${words}" maxlength="200" required /><button type="submit">
        ${t('help.search')}
      </button>
    </div>
  </form>`
}

export function crumbs(links: readonly { name: string; path: string }[], label: string): Html {
  const items = links.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)
  return html`<nav class="crumbs" aria-label="${label}">
    <ol>
      ${items}
    </ol>
  </nav>`
}

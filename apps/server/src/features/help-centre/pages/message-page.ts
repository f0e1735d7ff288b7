import { locales } from '@foyer/i18n/locales.ts'
import { helpTexts } from '@foyer/i18n/help-texts.ts'
import { html } from '../../../platform/http/html-template.ts'
import { colourName } from '../../../rules/help/help-colours.ts'
import type { HelpSite } from '../help-site.ts'
import { stylePath } from '../style.ts'
import { layout, searchForm } from './layout.ts'

/** A page of a help center that does not exist. */
export function notFoundPage(site: HelpSite): string {
  const { t } = site
  return layout(site, {
    title: t('help.notFound'),
    description: '',
    canonical: undefined,
    body: html`<h1>${t('help.notFound')}</h1>
      <p>${t('help.notFoundText')}</p>
      ${searchForm(site)}`,
  })
}

/** Page for a missing or unreadable help center: in no channel's colours. */
export function plainPage(kind: 'notFound' | 'failed', language: string): string {
  const { code, t } = helpTexts(language)
  const { bcp47, dir } = locales[code]
  return html`<!doctype html>
    <html lang="${bcp47}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t(`help.${kind}`)}</title>
        <link rel="stylesheet" href="${stylePath(colourName(''))}" />
      </head>
      <body>
        <main id="content"><h1>${t(`help.${kind}`)}</h1></main>
      </body>
    </html>`.markup
}

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { openingId, type Opening, type OpeningTexts } from '@foyer/contract/channel/opening.ts'
import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import type { FirstPaint } from '@foyer/core/layout/first-paint.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { isLocaleCode, locales } from '@foyer/i18n/locales.ts'
import type { FastifyRequest } from 'fastify'
import { escapeHtml } from './escape-html.ts'

/** Returns the data to embed in a page of the chat and what its first paint shows; undefined for most pages. */
export type OpeningOf = (
  page: string,
  request: FastifyRequest,
  textsIn: (code: string) => OpeningTexts | undefined,
) => Promise<{ opening: Opening; paint: FirstPaint } | undefined>

/** The widget's page with its opening and its first paint in it; undefined where it has none. */
export async function readChatPage(root: string, openingOf: OpeningOf) {
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const [before = '', after] = html.replace(firstPaintTemplate, '').split('<div id="root"></div>')
  const template = firstPaintTemplate.exec(html)?.[1] ?? ''
  const texts = await readTexts(join(root, 'opening'))

  return async (page: string, request: FastifyRequest): Promise<string | undefined> => {
    const found = await openingOf(page, request, (code) => texts.get(code))
    if (!found || after === undefined) return undefined
    const { opening, paint } = found
    const data = `<script type="application/json" id="${openingId}">${asData(opening)}</script>`
    return `${inLanguage(before, opening)}<div id="root">${fill(template, opening, paint)}</div>${data}${after}`
  }
}

const firstPaintTemplate = /<template id="first-paint">\s*([^]*?)\s*<\/template>/

/** A page that mirrors itself once its script runs would move everything on it. */
function inLanguage(before: string, { texts }: Opening): string {
  if (!isLocaleCode(texts?.code)) return before
  const { bcp47, dir } = locales[texts.code]
  return before.replace('<html lang="en">', `<html lang="${bcp47}" dir="${dir}">`)
}

/** The texts stay texts, whatever a channel says. */
function fill(template: string, opening: Opening, paint: FirstPaint): string {
  const { hasHeader, title, titleKey, greeting } = paint
  const shown = new Map([
    ['header', hasHeader ? 'yes' : 'no'],
    // A title keeps its line, whatever it says.
    ['title', title || textOf(titleKey, opening) || nbsp],
    ['greeting', asRead(greeting, opening)],
  ])
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_hole, name: string) => escapeHtml(shown.get(name) ?? ''))
}

const nbsp = '\u00a0'

/** A greeting that nobody has changed is in the visitor's language from the beginning. */
function asRead(greeting: string, opening: Opening): string {
  const isFactory = greeting === factoryTexts.robotWelcome
  return (isFactory && textOf('factory.robotWelcome', opening)) || greeting
}

/** A text without anything to fill in: as built, it is a list of one. Empty where the language is not known. */
function textOf(key: WidgetKey, { texts }: Opening): string {
  const tokens = texts?.messages[key]
  return Array.isArray(tokens) ? tokens.join('') : ''
}

/** Data within a page, and never its end: a `<` in it is written another way. */
function asData(opening: Opening): string {
  return JSON.stringify(opening).replaceAll('<', String.raw`\u003c`)
}

/** A build from before there were any brings none. */
async function readTexts(dir: string): Promise<ReadonlyMap<string, OpeningTexts>> {
  const files = existsSync(dir) ? await readdir(dir) : []
  const texts = files.map(async (file): Promise<[string, OpeningTexts]> => {
    const code = parse(file).name
    return [code, { code, messages: asMessages(JSON.parse(await readFile(join(dir, file), 'utf8'))) }]
  })
  return new Map(await Promise.all(texts))
}

/** Files of our own build. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asMessages = (value: unknown) => value as OpeningTexts['messages']

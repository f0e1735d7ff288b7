import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { bootstrapId, type Bootstrap, type BootstrapTexts } from '@foyer/contract/channel/bootstrap.ts'
import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import type { FirstPaint } from '@foyer/core/layout/first-paint.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { isLocaleCode, locales } from '@foyer/i18n/locales.ts'
import type { FastifyRequest } from 'fastify'
import { escapeHtml } from './escape-html.ts'

/** Returns the data to embed in a page of the chat and what its first paint shows; undefined for most pages. */
export type BootstrapOf = (
  page: string,
  request: FastifyRequest,
  textsIn: (code: string) => BootstrapTexts | undefined,
) => Promise<{ bootstrap: Bootstrap; paint: FirstPaint } | undefined>

/** The widget's page with its opening and its first paint in it; undefined where it has none. */
export async function readChatPage(root: string, bootstrapOf: BootstrapOf) {
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const [before = '', after] = html.replace(firstPaintTemplate, '').split('<div id="root"></div>')
  const template = firstPaintTemplate.exec(html)?.[1] ?? ''
  const texts = await readTexts(join(root, 'opening'))

  return async (page: string, request: FastifyRequest): Promise<string | undefined> => {
    const found = await bootstrapOf(page, request, (code) => texts.get(code))
    if (!found || after === undefined) return undefined
    const { bootstrap, paint } = found
    const data = `<script type="application/json" id="${bootstrapId}">${asData(bootstrap)}</script>`
    return `${inLanguage(before, bootstrap)}<div id="root">${fill(template, bootstrap, paint)}</div>${data}${after}`
  }
}

const firstPaintTemplate = /<template id="first-paint">\s*([^]*?)\s*<\/template>/

/** A page that mirrors itself once its script runs would move everything on it. */
function inLanguage(before: string, { texts }: Bootstrap): string {
  if (!isLocaleCode(texts?.code)) return before
  const { bcp47, dir } = locales[texts.code]
  return before.replace('<html lang="en">', `<html lang="${bcp47}" dir="${dir}">`)
}

/** The texts stay texts, whatever a channel says. */
function fill(template: string, bootstrap: Bootstrap, paint: FirstPaint): string {
  const { hasHeader, title, titleKey, greeting } = paint
  const shown = new Map([
    ['header', hasHeader ? 'yes' : 'no'],
    // A title keeps its line, whatever it says.
    ['title', title || textOf(titleKey, bootstrap) || nbsp],
    ['greeting', asRead(greeting, bootstrap)],
  ])
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_hole, name: string) => escapeHtml(shown.get(name) ?? ''))
}

const nbsp = '\u00a0'

/** A greeting that nobody has changed is in the visitor's language from the beginning. */
function asRead(greeting: string, bootstrap: Bootstrap): string {
  const isFactory = greeting === factoryTexts.robotWelcome
  return (isFactory && textOf('factory.robotWelcome', bootstrap)) || greeting
}

/** A text without anything to fill in: as built, it is a list of one. Empty where the language is not known. */
function textOf(key: WidgetKey, { texts }: Bootstrap): string {
  const tokens = texts?.messages[key]
  return Array.isArray(tokens) ? tokens.join('') : ''
}

/** Data within a page, and never its end: a `<` in it is written another way. */
function asData(bootstrap: Bootstrap): string {
  return JSON.stringify(bootstrap).replaceAll('<', String.raw`\u003c`)
}

/** A build from before there were any brings none. */
async function readTexts(dir: string): Promise<ReadonlyMap<string, BootstrapTexts>> {
  const files = existsSync(dir) ? await readdir(dir) : []
  const texts = files.map(async (file): Promise<[string, BootstrapTexts]> => {
    const code = parse(file).name
    return [code, { code, messages: asMessages(JSON.parse(await readFile(join(dir, file), 'utf8'))) }]
  })
  return new Map(await Promise.all(texts))
}

/** Files of our own build. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asMessages = (value: unknown) => value as BootstrapTexts['messages']

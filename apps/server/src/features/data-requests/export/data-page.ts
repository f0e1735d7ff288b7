import sanitizeHtml from 'sanitize-html'
import { decodeMessage, summaryTexts } from '@foyer/contract/messages/codec.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { mailTexts, type MailTexts } from '@foyer/i18n/mail-texts.ts'
import type { Deps } from '../../../deps.ts'
import { html, Html } from '../../../platform/http/html-template.ts'
import { fileRefOf } from '../../files/file-seal.ts'
import type { ExportedFile } from './exported-files.ts'
import {
  messagesOf,
  offlineMessagesOf,
  threadsOf,
  ticketsOf,
  visitorsOf,
  type ExportedThread,
  type Person,
} from './exported-person.ts'

type Exported = { person: Person; files: readonly ExportedFile[]; now: number }
type Reader = { t: MailTexts['t']; timeOf: (at: number) => string; files: ReadonlyMap<string, ExportedFile> }

/** Scripts and everything from elsewhere are forbidden: messages are text here, whatever they hold. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"
const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
p { white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0 }
small { color: #555 } article { margin: .75rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid #ccc }`

/** Everything about a visitor for people, in the visitor's language, written piece by piece. */
export async function* dataPage(deps: Deps, { person, files, now }: Exported): AsyncGenerator<string> {
  const { db } = deps
  const visitors = await visitorsOf(db, person)
  const { code, t } = mailTexts(visitors.find(({ locale }) => locale !== '')?.locale ?? 'en')
  const { bcp47, dir } = locales[code]
  const format = new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const timeOf = (at: number) => `${format.format(at)} UTC`
  const reader = { t, timeOf, files: new Map(files.map((file) => [file.id, file])) }
  const title = t('export.title')
  yield html`<!doctype html>
    <html lang="${bcp47}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="content-security-policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${t('export.made', { time: timeOf(now), file: 'data.json' })}</p>
      </body>
    </html>`.markup
  for (const { name, email, phone } of visitors) yield aboutVisitor({ name, email, phone }, reader)
  for (const thread of await threadsOf(db, person)) yield* threadPart(deps, thread, reader)
  yield* ticketsPart(deps, person, reader)
  yield* offlineMessagesPart(deps, person, reader)
  yield filesPart(files, reader)
  yield '</body></html>\n'
}

function aboutVisitor(visitor: Record<'name' | 'email' | 'phone', string>, { t }: Reader): string {
  const rows = (['name', 'email', 'phone'] as const).filter((field) => visitor[field] !== '')
  if (rows.length === 0) return ''
  const lines = rows.map((field) => html`<p><small>${t(`export.${field}`)}</small> ${visitor[field]}</p>`)
  return html`<h2>${t('export.about')}</h2>
    ${lines} `.markup
}

async function* threadPart(deps: Deps, thread: ExportedThread, reader: Reader): AsyncGenerator<string> {
  yield html`<h2>${reader.t('export.conversation')} · <bdi>${thread.channel}</bdi></h2> `.markup
  for await (const wire of messagesOf(deps, thread)) {
    const message = decodeMessage(wire)
    if (message.sender !== 'system') yield messagePart(message, wire.msgContent, reader)
  }
}

function messagePart(message: Message, content: string, reader: Reader): string {
  const { t } = reader
  const names = { visitor: t('export.you'), agent: message.senderName, robot: t('export.robot'), system: '' }
  return article(names[message.sender], message.at, wordsOf(message, content, reader), reader)
}

function article(name: string, at: number, words: Html, { timeOf }: Reader): string {
  return html`<article>
    <small><bdi>${name}</bdi> · ${timeOf(at)}</small>
    <p>${words}</p>
  </article> `.markup
}

function wordsOf(message: Message, content: string, { t, files }: Reader): Html {
  if (message.recalled) return html`<i>${t('export.unsent')}</i>`
  const file = files.get(fileRefOf(content)?.id ?? '')
  if (file) return fileLink(file)
  const { content: said } = message
  if (said.kind === 'unsupported') return html`${said.raw}`
  const texts = summaryTexts(said)
  return texts.length === 0 ? html`${content}` : html`${texts.map(asLine)}`
}

function asLine(text: string | { html: string }): Html {
  // The result is text with its special characters escaped.
  return typeof text === 'string'
    ? html`${text} `
    : new Html(`${sanitizeHtml(text.html, { allowedTags: [], allowedAttributes: {} })} `)
}

function fileLink({ path, name }: ExportedFile): Html {
  return html`<a href="${path.split('/').map(encodeURIComponent).join('/')}">${name}</a>`
}

async function* ticketsPart({ db }: Deps, person: Person, reader: Reader): AsyncGenerator<string> {
  let heading: string | undefined = html`<h2>${reader.t('export.tickets')}</h2> `.markup
  for await (const { row, entries } of ticketsOf(db, person)) {
    if (heading) yield heading
    heading = undefined
    yield html`<h3>#${String(row.number)} <bdi>${row.title}</bdi></h3> `.markup
    yield article(reader.t('export.you'), row.created_at, html`${row.content}`, reader)
    for (const { author, time, content } of entries) yield article(author, time, html`${content}`, reader)
  }
}

async function* offlineMessagesPart({ db }: Deps, person: Person, reader: Reader): AsyncGenerator<string> {
  let heading: string | undefined = html`<h2>${reader.t('export.offlineMessages')}</h2> `.markup
  for await (const row of offlineMessagesOf(db, person)) {
    if (heading) yield heading
    heading = undefined
    yield article(reader.t('export.you'), row.created_at, html`${row.content}`, reader)
    if (row.remark !== '') yield article('', row.updated_at ?? row.created_at, html`${row.remark}`, reader)
  }
}

function filesPart(files: readonly ExportedFile[], { t }: Reader): string {
  if (files.length === 0) return ''
  return html`<h2>${t('export.files')}</h2>
    ${files.map((file) => html`<p>${fileLink(file)}</p>`)}`.markup
}

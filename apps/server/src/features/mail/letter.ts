import { commaOf, locales, type LocaleCode } from '@foyer/i18n/locales.ts'
import { mailTexts, type MailTexts } from '@foyer/i18n/mail-texts.ts'
import type { MailFacts } from './mail-facts.ts'

/** Content of a mail in the reader's language; letter-html.ts and letter-text.ts define the layout. */
export type Letter = {
  lang: string
  dir: 'ltr' | 'rtl'
  site: string
  title: string
  text: string
  /** Somebody's own words; lines end with \n. */
  quote?: string | undefined
  files?: string | undefined
  link?: { label: string; url: string; hint: string; warning: string } | undefined
  small: readonly string[]
}

const longestName = 80

type Written = { subject: string; letter: Letter }

/**
 * Content of a mail in its reader's language. The visitor who caused it may have typed another person's
 * address, so neither subject nor body contains visitors' text. Agents' answers are included.
 */
export function writeLetter(facts: MailFacts, url: string | undefined): Written {
  const { code, t } = mailTexts(facts.locale)
  const { bcp47, dir } = locales[code]
  const site = oneLine(facts.site)
  const link = url === undefined ? undefined : linkTo(facts, url, { t, bcp47 })
  const why = isForAgent(facts) ? t('mail.accountLocked.why', { site }) : t('mail.why', { site })
  const small = [why, t('mail.noReply')]
  const letter = { lang: bcp47, dir, site, title: titleOf(facts, t), link, small }
  return {
    subject: subjectOf(facts, site, t),
    letter: { ...letter, ...bodyOf(facts, code, t) },
  }
}

function isForAgent({ kind }: MailFacts): boolean {
  const kinds: readonly MailFacts['kind'][] = [
    'accountLocked',
    'passwordChanged',
    'passwordReset',
    'twoFactorChanged',
  ]
  return kinds.includes(kind)
}

function titleOf(facts: MailFacts, t: MailTexts['t']): string {
  if (facts.kind !== 'dataRequested') return t(`mail.${facts.kind}.title`)
  return facts.what === 'export' ? t('mail.dataExport.title') : t('mail.dataErasure.title')
}

function subjectOf(facts: MailFacts, site: string, t: MailTexts['t']): string {
  switch (facts.kind) {
    case 'ticketOpened':
      return t('mail.subject.ticket', { site, number: `${facts.number}` })
    case 'ticketReplied':
      return `Re: ${t('mail.subject.ticket', { site, number: `${facts.number}` })}`
    case 'leftMessageReceived':
      return t('mail.subject.message', { site })
    case 'leftMessageAnswered':
      return `Re: ${t('mail.subject.message', { site })}`
    case 'accountLocked':
      return t('mail.subject.accountLocked', { site })
    case 'passwordChanged':
      return t('mail.subject.passwordChanged', { site })
    case 'twoFactorChanged':
      return t('mail.subject.twoFactorChanged', { site })
    case 'passwordReset':
      return t('mail.subject.passwordReset', { site })
    case 'dataRequested':
      return t('mail.subject.data', { site })
    case 'invitation':
      return t('mail.subject.invitation', { site })
  }
}

function bodyOf(
  facts: MailFacts,
  code: LocaleCode,
  t: MailTexts['t'],
): Pick<Letter, 'text' | 'quote' | 'files'> {
  const { bcp47 } = locales[code]
  switch (facts.kind) {
    case 'ticketOpened':
      return { text: t('mail.ticketOpened.text', { number: `${facts.number}` }) }
    case 'ticketReplied':
      return {
        text: t('mail.ticketReplied.text', { name: oneLine(facts.author), number: `${facts.number}` }),
        quote: withLines(facts.content),
        files: filesOf(facts.files, code, t),
      }
    case 'leftMessageReceived':
      return { text: t('mail.leftMessageReceived.text') }
    case 'leftMessageAnswered': {
      const date = new Intl.DateTimeFormat(bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(facts.leftAt)
      return { text: t('mail.leftMessageAnswered.text', { date }), quote: withLines(facts.remark) }
    }
    case 'accountLocked':
      return { text: t('mail.accountLocked.text', { time: timeOf(facts.lockedAt, bcp47) }) }
    case 'invitation':
      return { text: t('mail.invitation.text', { name: oneLine(facts.by), site: oneLine(facts.site) }) }
    case 'passwordChanged':
      return { text: t('mail.passwordChanged.text', { time: timeOf(facts.changedAt, bcp47) }) }
    case 'twoFactorChanged':
      return { text: t('mail.twoFactorChanged.text', { time: timeOf(facts.changedAt, bcp47) }) }
    case 'passwordReset':
      return { text: t('mail.passwordReset.text') }
    case 'dataRequested':
      return { text: facts.what === 'export' ? t('mail.dataExport.text') : t('mail.dataErasure.text') }
  }
}

function filesOf(files: readonly string[], code: LocaleCode, t: MailTexts['t']): string | undefined {
  if (files.length === 0) return undefined
  const names = files.map(oneLine).join(commaOf(code))
  return t('mail.files', { count: files.length, names })
}

type Language = { t: MailTexts['t']; bcp47: string }

function linkTo(facts: MailFacts, url: string, { t, bcp47 }: Language): Letter['link'] {
  const hint = t('mail.address')
  switch (facts.kind) {
    case 'dataRequested':
      return { url, hint, label: t('mail.confirm'), warning: t('mail.confirmLink') }
    case 'invitation': {
      const warning = t('mail.invitation.link', { time: timeOf(facts.expiresAt, bcp47) })
      return { url, hint, label: t('mail.invitation.join'), warning }
    }
    case 'passwordReset':
      return { url, hint, label: t('mail.passwordReset.choose'), warning: t('mail.passwordReset.link') }
    default:
      return { url, hint, label: t('mail.open'), warning: t('mail.keepLink') }
  }
}

/** The server does not know the reader's time zone, so the time names its own. */
function timeOf(at: number, bcp47: string): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(bcp47, { ...day, ...time }).format(at)
}

/** Browsers and people end lines in several ways. */
function withLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Names of sites, people and files stand within a line, and a subject is a header. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line.length > longestName
    ? `${Array.from(line)
        .slice(0, longestName - 1)
        .join('')}…`
    : line
}

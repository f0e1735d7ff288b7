import type { VisitorInfo } from '@foyer/contract/desk/visitor.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import { useLanguage } from '../text/use-times.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { useState } from 'react'
import { Part } from '../ui/Part.tsx'
import { Fact } from '../ui/Fact.tsx'
import { languageName } from './language-name.ts'
import { PastSessions } from './PastSessions.tsx'
import { Link } from '@tanstack/react-router'
import { StatusMark } from '../tickets/StatusMark.tsx'
import { shownTitle } from '../tickets/ticket-words.ts'
import { useVisitorTickets } from '../tickets/use-tickets.ts'
import './VisitorTickets.css'

type VisitorDetailsProps = { visitor: VisitorInfo; row: ThreadRow }

/** The visitor's own data, their browser's data and their history. */
export function VisitorDetails({ visitor, row }: VisitorDetailsProps) {
  const t = useText()
  const language = useLanguage()
  const { email, phone, pageUrl, referrer, device, locale, answers, attributes, questions, pages } = visitor
  // Of somebody who is not verified all of it is claimed, and the mark above says so once.
  const isClaimed = (fact: 'email' | 'phone') => visitor.isVerified && !visitor.proven.includes(fact)
  const software = [device.browser, device.os].filter(Boolean).join(' · ')
  return (
    <>
      <Part title={t('visitor.part.person')}>
        <dl>
          {visitor.siteUserId && (
            <Fact name={t('visitor.siteUserId')}>
              <bdi>{visitor.siteUserId}</bdi>
            </Fact>
          )}
          {email && (
            <Fact name={t('visitor.email')}>
              <bdi>{email}</bdi> {isClaimed('email') && <OnlyClaimed />}
            </Fact>
          )}
          {phone && (
            <Fact name={t('visitor.phone')}>
              <bdi>{phone}</bdi> {isClaimed('phone') && <OnlyClaimed />}
            </Fact>
          )}
          {locale && <Fact name={t('visitor.language')}>{languageName(locale, language)}</Fact>}
          {(software || device.kind !== 'unknown') && (
            <Fact name={t('visitor.device')}>
              {[t(`visitor.device.${device.kind}`), software].filter(Boolean).join(' · ')}
            </Fact>
          )}
        </dl>
      </Part>
      {(pageUrl || referrer) && (
        <Part title={t('visitor.part.page')}>
          <dl>
            {pageUrl && (
              <Fact name={t('visitor.page')}>
                <Address url={pageUrl} />
              </Fact>
            )}
            {referrer && (
              <Fact name={t('visitor.referrer')}>
                <Address url={referrer} />
              </Fact>
            )}
            {pages.length > 1 && (
              <Fact name={t('visitor.pages')}>
                <ol className="desk-visitor-list">
                  {pages.slice(1).map(({ url, at }) => (
                    <li key={at}>
                      <Address url={url} />
                    </li>
                  ))}
                </ol>
              </Fact>
            )}
          </dl>
        </Part>
      )}
      <Said title={t('visitor.part.answers')} facts={answers} />
      <Said
        title={t('visitor.part.attributes')}
        facts={visitor.hasCustomerToken ? [...attributes, hiddenToken] : attributes}
        // Also of a verified visitor: a page repeats what anybody tells it.
        isClaimed
      />
      {questions.length > 0 && <AskedQuestions questions={questions} />}
      <VisitorTickets threadId={row.threadId} />
      <PastSessions sessions={visitor.sessions} row={row} />
    </>
  )
}

/** C-39: agents see that the page sent a token, by the wire's name, and never the token. */
const hiddenToken = { name: 'customerToken', value: '•••' }

type SaidProps = { title: string; facts: VisitorInfo['attributes']; isClaimed?: boolean }

function Said({ title, facts, isClaimed }: SaidProps) {
  const t = useText()
  if (facts.length === 0) return null
  return (
    <Part title={title}>
      {isClaimed && <p className="desk-visitor-proof">{t('visitor.claimed')}</p>}
      <dl>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            <bdi>{value || '–'}</bdi>
          </Fact>
        ))}
      </dl>
    </Part>
  )
}

function OnlyClaimed() {
  const t = useText()
  return <span className="desk-visitor-quiet">({t('visitor.onlyClaimed')})</span>
}

/** Addresses come from the visitor: only those of the web become links, and the other side learns nothing of us. */
function Address({ url }: { url: string }) {
  const href = safeUrl(url)
  const words = url.replace(/^https?:\/\/(www\.)?/, '')
  if (!href || href.startsWith('/')) return <bdi dir="ltr">{words}</bdi>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={url}>
      <bdi dir="ltr">{words}</bdi>
    </a>
  )
}

const fewQuestions = 5

/** Questions to the robot in this session. */
function AskedQuestions({ questions }: { questions: readonly string[] }) {
  const t = useText()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? questions : questions.slice(0, fewQuestions)
  return (
    <Part title={t('visitor.part.questions')}>
      <ol className="desk-visitor-list">
        {shown.map((question, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same may be asked twice
          <li key={index}>
            <bdi>{question}</bdi>
          </li>
        ))}
      </ol>
      {shown.length < questions.length && (
        <button type="button" className="desk-visitor-more" onClick={() => setAll(true)}>
          {t('visitor.moreQuestions', { count: questions.length - shown.length })}
        </button>
      )}
    </Part>
  )
}

/** The visitor's tickets, the latest first. */
function VisitorTickets({ threadId }: { threadId: string }) {
  const t = useText()
  const { data: tickets = [] } = useVisitorTickets(threadId)
  if (tickets.length === 0) return null
  return (
    <Part title={t('tickets.title')}>
      <ul className="desk-visitor-tickets">
        {tickets.map((ticket) => (
          <li key={ticket.ticketId}>
            <Link to="/tickets/$ticketId" params={{ ticketId: ticket.ticketId }}>
              #{ticket.number} <bdi>{shownTitle(ticket, t)}</bdi>
            </Link>
            <StatusMark status={ticket.status} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

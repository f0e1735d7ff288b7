import { browserClock } from '@foyer/client/ports/clock.ts'
import { unknown } from '@foyer/client/result.ts'
import { createStorage } from '@foyer/client/storage.ts'
import {
  ownDataRequestExample,
  waitingExample,
  type OwnDataRequest,
} from '@foyer/contract/my-data/data-request.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { useState, type ReactNode } from 'react'
import type { Exhibit } from '../../gallery/exhibit.ts'
import { accessOf } from '../features/forms/access-of.ts'
import { allKinds, sampleAccess, templateOf } from '../features/tickets/sample-access.ts'
import type { TicketAccess } from '../features/forms/ticket-access.ts'
import { createCalls } from '../session/calls.ts'
import { useChat } from '../session/ChatContext.tsx'
import { createToastStore } from '../session/toast-store.ts'
import { useText } from '../text/TextProvider.tsx'
import { CardForm } from './card-form/CardFormPage.tsx'
import { ConfirmDataView } from './confirm-data/ConfirmDataPage.tsx'
import type { Confirmation } from './confirm-data/create-confirmation.ts'
import { LeaveScreen } from './leave/LeavePage.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PageNotice } from './PageNotice.tsx'
import { QuestionView } from './question/QuestionPage.tsx'
import { Gone, TicketScreen } from './ticket/TicketPage.tsx'
import type { Visit } from './visit/open-visit.ts'

function visitWith(change: Partial<TicketAccess['client']> = {}): Visit {
  const calls = createCalls(() => undefined)
  return {
    client: Object.assign(calls.client, sampleAccess(change).client),
    uploader: calls.uploader,
    who: { userId: 'u1', tenantId: 'demo', channelId: 'demo' },
    toasts: createToastStore(browserClock),
    store: createStorage(browserClock, undefined),
    channel: undefined,
  }
}

function Leaving() {
  const chat = useChat()
  useState(() => accessOf(chat, sampleAccess()))
  return <LeaveScreen />
}

function CardFormOf({ fields = allKinds }) {
  const [visit] = useState(() =>
    visitWith({ getTemplateFiledInfoByTemplateId: async () => ({ ok: true, data: templateOf(fields) }) }),
  )
  return <CardForm visit={visit} templateId="t1" />
}

function TicketOf() {
  const [visit] = useState(() => visitWith())
  return <TicketScreen visit={visit} woId="w1" />
}

const channelWith =
  (change: Partial<NonNullable<SessionState['channel']>>) =>
  (base: SessionState): SessionState => ({ ...base, channel: base.channel && { ...base.channel, ...change } })

const ticketChannel = channelWith({ leaveMsgType: 'ticket', leaveMsgWoType: 't1' })
const page = { place: 'page', search: '?channelId=demo' } as const
const noop = () => undefined
const answer =
  '<h2>Within 30 days</h2><p>You may return <b>everything</b> that is unused. Read the <span link="https://shop.example/terms">terms</span> first.</p><ul><li>Pack it well</li><li>Put the slip inside</li></ul><table><tr><th>Country</th><th>Costs</th></tr><tr><td>Germany</td><td>free</td></tr></table>'

export default [
  { name: 'pages/leave', ...page, view: Leaving },
  { name: 'pages/leave-ticket', ...page, state: ticketChannel, view: Leaving },
  {
    name: 'pages/leave-ticket-list',
    ...page,
    state: ticketChannel,
    press: ['[data-tab="earlier"]'],
    view: Leaving,
  },
  { name: 'pages/leave-off', ...page, state: channelWith({ leaveMsgMode: false }), view: Leaving },
  {
    name: 'pages/question',
    ...page,
    view: () => (
      <PageFrame title="How do I return something?">
        <QuestionView answer={answer} failure={undefined} onRetry={noop} thumbs="open" onRate={noop} />
      </PageFrame>
    ),
  },
  {
    name: 'pages/question-failed',
    ...page,
    view: () => (
      <Titled title="question.title">
        <QuestionView
          answer={undefined}
          failure={unknown('network')}
          onRetry={noop}
          thumbs="hidden"
          onRate={noop}
        />
      </Titled>
    ),
  },
  { name: 'pages/ticket', ...page, view: TicketOf },
  {
    name: 'pages/ticket-gone',
    ...page,
    view: () => (
      <Titled title="ticket.detail">
        <Gone />
      </Titled>
    ),
  },
  { name: 'pages/card-form', ...page, view: () => <CardFormOf /> },
  {
    name: 'pages/card-form-sent',
    ...page,
    press: ['button[type="submit"]'],
    view: () => <CardFormOf fields={[]} />,
  },
  { name: 'pages/confirm-data', ...page, view: () => confirming({ failure: undefined }) },
  { name: 'pages/confirm-data-held', ...page, view: () => confirming({ failure: 'error.held' }) },
  {
    name: 'pages/confirm-data-ready',
    ...page,
    view: () => <ConfirmDataView now={confirmed(ownDataRequestExample)} onConfirm={noop} />,
  },
  {
    name: 'pages/confirm-data-deleting',
    ...page,
    view: () => <ConfirmDataView now={confirmed({ ...waitingExample, kind: 'erasure' })} onConfirm={noop} />,
  },
  {
    name: 'pages/confirm-data-gone',
    ...page,
    view: () => <ConfirmDataView now={{ at: 'gone' }} onConfirm={noop} />,
  },
  {
    name: 'pages/nobody',
    ...page,
    view: () => (
      <Titled title="cardForm.title" width="form">
        <Nobody />
      </Titled>
    ),
  },
] satisfies Exhibit[]

function confirming({ failure }: { failure: 'error.held' | undefined }) {
  return <ConfirmDataView now={{ at: 'question', isBusy: false, failure }} onConfirm={noop} />
}

function confirmed(request: OwnDataRequest): Confirmation {
  return { at: 'confirmed', request }
}

function Titled({ title, ...frame }: { title: WidgetKey; width?: 'form'; children: ReactNode }) {
  return <PageFrame title={useText()(title)} {...frame} />
}

function Nobody() {
  const t = useText()
  return <PageNotice title={t('page.nobody.title')} text={t('page.nobody.text')} isAlert />
}

import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { useModal } from '@foyer/ui/primitives/use-modal.ts'
import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { indexAddress } from '../../base-path.ts'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { PartFailed } from '../../lazy/PartFailed.tsx'
import { BackContext } from '../BackContext.ts'
import type { PageProps } from '../page-props.ts'
import { PageFrame } from '../PageFrame.tsx'
import { PageNotice } from '../PageNotice.tsx'
import { useChat } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import type { LinkedPage } from './linked-page.ts'
import './LinkedPageDialog.css'
import { browserClock } from '@foyer/client/ports/clock.ts'
import type { Visit } from '../visit/open-visit.ts'
import { createCalls } from '../../session/calls.ts'
import type { Chat } from '../../session/chat.ts'
import { createToastStore } from '../../session/toast-store.ts'

/** The visitor of the chat, for a page that the chat shows. */
function visitOf({ session, params, token, frame }: Chat): Visit {
  const { visitor, channel } = session.get()
  const { channelId } = params
  return {
    ...createCalls(token),
    who: { userId: visitor?.userId ?? '', tenantId: channel?.tenantId ?? '', channelId },
    toasts: createToastStore(browserClock),
    store: frame.store,
    channel,
  }
}

const CardFormPage = lazy(async () => ({
  default: (await import('../card-form/CardFormPage.tsx')).CardFormPage,
}))
const QuestionPage = lazy(async () => ({
  default: (await import('../question/QuestionPage.tsx')).QuestionPage,
}))
const TicketPage = lazy(async () => ({
  default: (await import('../ticket/TicketPage.tsx')).TicketPage,
}))

type Shown = { Page: ComponentType<PageProps>; label: WidgetKey }

const pages: Partial<Record<LinkedPage['route'], Shown>> = {
  '/formData': { Page: CardFormPage, label: 'cardForm.title' },
  '/question': { Page: QuestionPage, label: 'question.title' },
  '/workorder': { Page: TicketPage, label: 'ticket.detail' },
}

/** A page beside the chat, over all of it: as the visitor who talks here, whom no other window knows. */
export function LinkedPageDialog({ page, onClose }: { page: LinkedPage; onClose: () => void }) {
  const t = useText()
  const chat = useChat()
  const [visit] = useState(() => visitOf(chat))
  const modal = useModal(onClose)
  const shown = pages[page.route]
  if (!shown) return null
  // As the pages themselves: with a way back, which each brings only once it is there.
  const around = (children: ReactNode) => (
    <PageFrame title={t(shown.label)} back={indexAddress(location.search)}>
      {children}
    </PageFrame>
  )
  return (
    <dialog {...modal} className="linked-page" tabIndex={-1} aria-label={t(shown.label)}>
      <BackContext value={onClose}>
        <LazyPart waiting={around(<PageNotice text={t('page.opening')} />)} failed={around(<PartFailed />)}>
          <shown.Page search={page.search} visit={visit} />
        </LazyPart>
      </BackContext>
    </dialog>
  )
}

import { useMemo, useState } from 'react'
import { TicketView } from '../../features/tickets/detail/TicketView.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { PageNotice } from '../PageNotice.tsx'
import { chatAddress } from '../visit/chat-address.ts'
import { idIn, namedIn } from '../visit/named-in.ts'
import { accessFor, type Visit } from '../visit/open-visit.ts'
import { VisitPage } from '../visit/VisitPage.tsx'

/** S-06: a ticket, by the visitor's own token or by that of its link. */
export function TicketPage({ search, visit, linkToken }: PageProps & { linkToken?: string }) {
  const t = useText()
  return (
    <VisitPage
      named={{ ...namedIn(search), ...(linkToken && { linkToken }) }}
      title={t('ticket.detail')}
      visit={visit}
    >
      {(opened) => <TicketScreen visit={opened} woId={idIn(search, 'woId')} />}
    </VisitPage>
  )
}

export function TicketScreen({ visit, woId }: { visit: Visit; woId: string }) {
  const t = useText()
  const [isGone, setGone] = useState(false)
  const access = useMemo(() => accessFor(visit, () => setGone(true)), [visit])
  return (
    <PageFrame title={t('ticket.detail')} back={chatAddress(visit.who)}>
      <title>{t('ticket.detail')}</title>
      {isGone ? <Gone /> : <TicketView access={access} woId={woId} onGone={() => setGone(true)} />}
    </PageFrame>
  )
}

/** Another's, expired, revoked or never there: which of them it is, is nobody's business. */
export function Gone() {
  const t = useText()
  return <PageNotice title={t('ticket.gone.title')} text={t('ticket.gone.text')} isAlert />
}

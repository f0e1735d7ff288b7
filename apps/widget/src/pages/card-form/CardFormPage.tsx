import { useId, useState } from 'react'
import { timing } from '@foyer/core/timing.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { LeaveActions } from '../../features/leave-message/LeaveActions.tsx'
import { ConnectedTicketForm } from '../../features/tickets/form/ConnectedTicketForm.tsx'
import { createTicketForm, type TicketFormStore } from '../../features/tickets/form/create-ticket-form.ts'
import { useTicketForm } from '../../features/tickets/form/use-ticket-form.ts'
import { useText } from '../../text/TextProvider.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { PageNotice } from '../PageNotice.tsx'
import { idIn, namedIn } from '../visit/named-in.ts'
import { accessFor, type Visit } from '../visit/open-visit.ts'
import { VisitPage } from '../visit/VisitPage.tsx'

/** S-07: a form of its own, which becomes a ticket. */
export function CardFormPage() {
  const t = useText()
  return (
    <VisitPage
      named={{ ...namedIn(location.search), mayStart: true }}
      title={t('cardForm.title')}
      width="form"
    >
      {(visit) => <CardForm visit={visit} templateId={idIn(location.search, 'templateId')} />}
    </VisitPage>
  )
}

export function CardForm({ visit, templateId }: { visit: Visit; templateId: string }) {
  const t = useText()
  const [stand, setStand] = useState<'open' | 'sent' | 'expired'>('open')
  const [form] = useState(() =>
    createTicketForm({
      access: accessFor(visit, () => setStand('expired')),
      templateId,
      kind: 'card',
      onSent: () => {
        setStand('sent')
        visit.toasts.show({ do: 'notice', tone: 'success', text: 'notice.left', ms: timing.successToastMs })
      },
    }),
  )
  if (templateId === '' || stand === 'expired')
    return (
      <PageFrame title={t('cardForm.title')} width="form">
        <PageNotice text={t(templateId === '' ? 'error.notFound' : 'error.identity')} isAlert />
      </PageFrame>
    )
  if (stand === 'open') return <OpenCardForm form={form} />
  return (
    <PageFrame title={t('cardForm.title')} width="form">
      <PageNotice title={t('cardForm.done.title')} text={t('cardForm.done.text')}>
        <Button onClick={() => setStand('open')}>{t('cardForm.again')}</Button>
      </PageNotice>
    </PageFrame>
  )
}

function OpenCardForm({ form }: { form: TicketFormStore }) {
  const t = useText()
  const formId = useId()
  const { state } = useTicketForm(form)
  const { template, isSending, hasFailed } = state
  const title = typeof template === 'string' ? '' : template.typeName
  return (
    <PageFrame
      title={title || t('cardForm.title')}
      width="form"
      actions={
        typeof template !== 'string' && (
          <LeaveActions
            form={formId}
            isSending={isSending}
            failure={hasFailed && 'form.failed'}
            text="form.submit"
          />
        )
      }
    >
      <title>{title || t('cardForm.title')}</title>
      <ConnectedTicketForm id={formId} form={form} kind="card" />
    </PageFrame>
  )
}

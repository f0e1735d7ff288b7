import { useId, useState } from 'react'
import { timing } from '@foyer/core/timing.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { FormActions } from '../../features/forms/FormActions.tsx'
import { ConnectedTicketForm } from '../../features/tickets/form/ConnectedTicketForm.tsx'
import { createTicketForm, type TicketFormStore } from '../../features/tickets/form/create-ticket-form.ts'
import { useTicketForm } from '../../features/tickets/form/use-ticket-form.ts'
import { useText } from '../../text/TextProvider.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { PageNotice } from '../PageNotice.tsx'
import { chatAddress } from '../visit/chat-address.ts'
import { idIn, namedIn } from '../visit/named-in.ts'
import { accessFor, type Visit } from '../visit/open-visit.ts'
import { VisitPage } from '../visit/VisitPage.tsx'

/** S-07: a form of its own, which becomes a ticket. */
export function CardFormPage({ search, visit }: PageProps) {
  const t = useText()
  const templateId = idIn(search, 'templateId')
  return (
    <VisitPage
      named={{ ...namedIn(search), publicBy: { templateId } }}
      title={t('cardForm.title')}
      width="form"
      visit={visit}
    >
      {(opened) => <CardForm visit={opened} templateId={templateId} />}
    </VisitPage>
  )
}

export function CardForm({ visit, templateId }: { visit: Visit; templateId: string }) {
  const t = useText()
  const [stand, setStand] = useState<'open' | 'expired' | { number: number }>('open')
  const [form] = useState(() =>
    createTicketForm({
      access: accessFor(visit, () => setStand('expired')),
      templateId,
      kind: 'card',
      onSent: ({ woNumber }) => {
        setStand({ number: woNumber })
        visit.toasts.show({ do: 'notice', tone: 'success', text: 'notice.left', ms: timing.successToastMs })
      },
    }),
  )
  const back = chatAddress(visit.who)
  if (templateId === '' || stand === 'expired')
    return (
      <PageFrame title={t('cardForm.title')} width="form" back={back}>
        <PageNotice text={t(templateId === '' ? 'error.notFound' : 'error.identity')} isAlert />
      </PageFrame>
    )
  if (stand === 'open') return <OpenCardForm form={form} back={back} />
  return (
    <PageFrame title={t('cardForm.title')} width="form" back={back}>
      <PageNotice title={t('cardForm.done.title')} text={t('cardForm.done.text')}>
        <p>{t('leave.receipt', { number: String(stand.number) })}</p>
        <Button onClick={() => setStand('open')}>{t('cardForm.again')}</Button>
      </PageNotice>
    </PageFrame>
  )
}

function OpenCardForm({ form, back }: { form: TicketFormStore; back: string | undefined }) {
  const t = useText()
  const formId = useId()
  const { state } = useTicketForm(form)
  const { template, isSending, hasFailed } = state
  const title = typeof template === 'string' ? '' : template.typeName
  return (
    <PageFrame
      title={title || t('cardForm.title')}
      width="form"
      back={back}
      actions={
        typeof template !== 'string' && (
          <FormActions
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

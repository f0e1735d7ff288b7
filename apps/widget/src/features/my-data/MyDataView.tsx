import type { DataRequestKind, OwnDataRequest } from '@foyer/contract/my-data/data-request.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Dialog } from '@foyer/ui/primitives/Dialog.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { Download, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { isPending, requestText } from './request-text.ts'
import '../forms/EarlierList.css'
import type { DateTime } from '../forms/use-date-time.ts'
import type { MyDataState } from './create-my-data.ts'
import './MyData.css'

type MyDataViewProps = {
  data: MyDataState
  dateTime: DateTime
  onAsk: (kind: DataRequestKind) => void
  onRetry: () => void
}

/** What is stored of the visitor, and what they can do about it. */
export function MyDataView({ data, dateTime, onAsk, onRetry }: MyDataViewProps) {
  const t = useUiText()
  const [isDeleting, setDeleting] = useState(false)
  const { requests, mailTo, latestId, isAsking } = data
  const latest = requests?.find(({ requestId }) => requestId === latestId)
  const isBusy = (kind: DataRequestKind): boolean =>
    isAsking || (requests?.some((request) => request.kind === kind && isPending(request)) ?? true)
  return (
    <div className="my-data">
      <p>{t('myData.about')}</p>
      <div className="my-data-actions">
        <Button disabled={isBusy('export')} onClick={() => onAsk('export')}>
          <Download size={18} aria-hidden="true" />
          {t('myData.copy')}
        </Button>
        <Button className="my-data-delete" disabled={isBusy('erasure')} onClick={() => setDeleting(true)}>
          <Trash2 size={18} aria-hidden="true" />
          {t('myData.delete')}
        </Button>
      </div>
      <div role="status" className="my-data-latest">
        {latest && <p>{t(requestText(latest), { address: mailTo, hours: confirmHours })}</p>}
      </div>
      {!requests && data.hasFailed && (
        <div className="earlier-none" role="alert">
          <p>{t('page.failed')}</p>
          <Button onClick={onRetry}>{t('leave.again')}</Button>
        </div>
      )}
      {!requests && !data.hasFailed && (
        <div role="status">
          <span className="hidden-text">{t('page.opening')}</span>
          <div className="earlier-skeleton" />
        </div>
      )}
      {requests && requests.length > 0 && <RequestList requests={requests} dateTime={dateTime} />}
      {isDeleting && (
        <DeleteQuestion
          onClose={() => setDeleting(false)}
          onDelete={() => {
            setDeleting(false)
            onAsk('erasure')
          }}
        />
      )}
    </div>
  )
}

const confirmHours = myDataTiming.confirmMs / 3_600_000

function RequestList({ requests, dateTime }: { requests: readonly OwnDataRequest[]; dateTime: DateTime }) {
  const t = useUiText()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('myData.requests')}</h3>
      <ul className="my-data-list">
        {requests.map((request) => (
          <li key={request.requestId}>
            <RequestRow request={request} dateTime={dateTime} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RequestRow({ request, dateTime }: { request: OwnDataRequest; dateTime: DateTime }) {
  const t = useUiText()
  const id = useId()
  const { kind, state, createTime, path } = request
  return (
    <>
      <div id={id} className="my-data-request">
        <strong>{t(`myData.kind.${kind}`)}</strong>
        <span>{t(`myData.state.${state}`)}</span>
        <time dateTime={new Date(createTime).toISOString()}>{dateTime(createTime)}</time>
      </div>
      {path && (
        <a className="my-data-download" href={path} download aria-describedby={id}>
          {t('file.download')}
        </a>
      )}
    </>
  )
}

export function DeleteQuestion({ onDelete, onClose }: { onDelete: () => void; onClose: () => void }) {
  const t = useUiText()
  return (
    <Dialog
      title={t('myData.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('expired.cancel')}</Button>
          <Button className="my-data-delete" onClick={onDelete}>
            {t('myData.deleteConfirm')}
          </Button>
        </>
      }
    >
      {t('myData.deleteText')}
    </Dialog>
  )
}

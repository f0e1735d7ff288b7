import { Button, Skeleton } from '@mantine/core'
import type { DataRequest } from '@foyer/contract/desk/data-requests.ts'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { useDataRequests } from './use-data-requests.ts'

/** Exports and erasures: their state and what came of them. */
export function RequestsPart() {
  const t = useText()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDataRequests()
  const [opened, setOpened] = useState<DataRequest>()
  const requests = data?.pages.flatMap((page) => page.requests)
  return (
    <section className="desk-settings-part" aria-labelledby="desk-data-requests">
      <h2 id="desk-data-requests">{t('data.requests')}</h2>
      <p className="desk-settings-part-lead">{t('data.requests.lead')}</p>
      {!requests && !isError && <Skeleton height={64} radius="md" />}
      {!requests && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {requests?.length === 0 && <p>{t('data.requests.none')}</p>}
      {requests && requests.length > 0 && (
        <ul className="desk-settings-list desk-data-list" aria-labelledby="desk-data-requests">
          {requests.map((request) => (
            <li key={request.requestId}>
              <RequestRow request={request} onOpen={() => setOpened(request)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('data.requests.more')}
          </Button>
        </div>
      )}
      {opened && <ReceiptDialog request={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

function RequestRow({ request, onOpen }: { request: DataRequest; onOpen: () => void }) {
  const t = useText()
  const times = useTimes()
  const { kind, state, origin, adminNick, createTime, path, receipt } = request
  const name = request.subject || t('visitor.unnamed')
  return (
    <>
      <div className="desk-data-row">
        <strong>
          {t(`data.kind.${kind}`)} · <bdi>{name}</bdi>
        </strong>
        <span className={`desk-data-state desk-data-state-${state}`}>{t(`data.state.${state}`)}</span>
        <span>
          {t(`data.origin.${origin}`, { name: adminNick })} · {times.full(createTime)}
        </span>
      </div>
      {path && (
        <Button
          component="a"
          href={path}
          download
          variant="default"
          size="compact-sm"
          aria-label={t('data.downloadOf', { name })}
        >
          {t('file.download')}
        </Button>
      )}
      {receipt && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('data.receiptOf', { name })}
          onClick={onOpen}
        >
          {t('data.receipt')}
        </Button>
      )}
    </>
  )
}

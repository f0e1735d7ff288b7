import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { holdsKey } from '../../platform/query-keys.ts'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { LiftHoldButton } from '../../visitor/LiftHoldButton.tsx'

/** Visitors whose data is kept for a legal reason. */
export function HoldsPart() {
  const t = useText()
  const times = useTimes()
  const { client, agent } = useDesk()
  const { data, isError, refetch } = useQuery({
    queryKey: holdsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listHolds({})).holds,
    refetchOnMount: 'always',
  })
  return (
    <section className="desk-settings-part" aria-labelledby="desk-data-holds">
      <h2 id="desk-data-holds">{t('data.holds')}</h2>
      <p className="desk-settings-part-lead">{t('data.holds.lead')}</p>
      {!data && !isError && <Skeleton height={64} radius="md" />}
      {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {data?.length === 0 && <p>{t('data.holds.none')}</p>}
      {data && data.length > 0 && (
        <ul className="desk-settings-list desk-data-list" aria-labelledby="desk-data-holds">
          {data.map((hold) => (
            <li key={hold.userId}>
              <div className="desk-data-row">
                <strong>
                  <bdi>{hold.userName || t('visitor.unnamed')}</bdi>
                </strong>
                <q>
                  <bdi>{hold.reason}</bdi>
                </q>
                <span>{t('data.hold.by', { name: hold.adminNick, time: times.full(hold.holdTime) })}</span>
              </div>
              <LiftHoldButton hold={hold} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

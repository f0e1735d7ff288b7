import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../live/desk-context.tsx'
import { unwrap } from '../platform/api-error.ts'
import { blocksKey } from '../platform/query-keys.ts'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { useUnblock } from '../visitor/use-unblock.ts'
import { CsvTools } from './csv/CsvTools.tsx'

/** Visitors who may not write at the moment. */
export function BlockedVisitors() {
  const t = useText()
  const times = useTimes()
  const unblock = useUnblock()
  const { client, agent } = useDesk()
  const { data } = useQuery({
    queryKey: blocksKey(agent.adminId),
    queryFn: async () => unwrap(await client.listBlocks({})).blocks,
    refetchOnMount: 'always',
  })
  return (
    <>
      <p className="desk-shelf-lead">{t('library.blocks.lead')}</p>
      <CsvTools list="blocks" queryKey={blocksKey(agent.adminId)} />
      {data?.length === 0 && <p>{t('library.blocks.none')}</p>}
      <ul className="desk-shelf" aria-label={t('library.blocks')}>
        {data?.map(({ userId, userName, until, reason, adminNick }) => (
          <li key={userId}>
            <div className="desk-shelf-words">
              <strong>
                <bdi>{userName || t('visitor.unnamed')}</bdi>
              </strong>
              <span>
                {until > 0 ? t('block.until', { time: times.full(until) }) : t('block.forEver')} ·{' '}
                {t('block.by', { name: adminNick })}
              </span>
              {reason && <span dir="auto">{reason}</span>}
            </div>
            <Button variant="default" size="compact-sm" onClick={() => void unblock(userId)}>
              {t('block.lift')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

import { NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { helpCentresKey } from '../../platform/query-keys.ts'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { useRobot } from '../use-robot.ts'
import { HelpCentreForm } from './HelpCentreForm.tsx'
import './HelpCentrePage.css'

/** The public pages of what the robot knows, for each channel in which it answers. */
export function HelpCentrePage() {
  const t = useText()
  const robot = useRobot()
  const { data, isError, refetch } = useHelpCentres(robot?.robotNo)
  const [chosen, setChosen] = useState('')
  const [round, setRound] = useState(0)
  const centre = data?.find(({ channelId }) => channelId === chosen) ?? data?.[0]
  return (
    <section className="desk-help-centre" aria-labelledby="desk-help-centre">
      <h2 id="desk-help-centre">{t('knowledge.tab.helpCentre')}</h2>
      <p className="desk-help-centre-lead">{t('knowledge.helpCentre.lead')}</p>
      {!data && !isError && <Skeleton height={240} radius="md" />}
      {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {data?.length === 0 && <EmptyState title={t('knowledge.helpCentre.none')} />}
      {data && data.length > 1 && (
        <NativeSelect
          label={t('site.channel')}
          value={centre?.channelId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={data.map(({ channelId, name }) => ({ value: channelId, label: `${name} (${channelId})` }))}
        />
      )}
      {centre && robot && (
        <HelpCentreForm
          key={`${centre.channelId} ${round}`}
          centre={centre}
          robot={robot}
          onStale={() => setRound(round + 1)}
        />
      )}
    </section>
  )
}

function useHelpCentres(robotNo: string | undefined) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: helpCentresKey(agent.adminId, robotNo ?? ''),
    queryFn: async ({ signal }) =>
      unwrap(await client.listHelpCentres({ robotNo: robotNo ?? '' }, { signal })).helpCentres,
    enabled: robotNo !== undefined,
    refetchOnMount: 'always',
  })
}

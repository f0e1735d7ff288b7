import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { useState } from 'react'
import { Note } from '../../frame/Note.tsx'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { AllowedSites } from './AllowedSites.tsx'
import { IdentityKeys } from './IdentityKeys.tsx'
import { PutOnSite } from './PutOnSite.tsx'
import './SitePage.css'
import { useSiteChannels } from './use-site-channels.ts'

/** How a channel comes to a site: the tag, which sites may show it, and by which keys they prove who their users are. */
export function SitePage() {
  const t = useText()
  const { agent } = useDesk()
  const isAllowed = may(agent.role, 'putOnSites')
  const { data, isError, refetch } = useSiteChannels(isAllowed)
  const [chosen, setChosen] = useState('')
  const channel = data?.find(({ channelId }) => channelId === chosen) ?? data?.[0]

  if (!isAllowed)
    return (
      <SettingsPage title={t('settings.site')}>
        <Note title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.site')} lead={t('settings.site.lead')}>
      {!data && !isError && <Skeleton height={240} radius="md" />}
      {!data && isError && (
        <Note title={t('error.network')}>
          <Button variant="light" mt="sm" onClick={() => void refetch()}>
            {t('thread.again')}
          </Button>
        </Note>
      )}
      {data?.length === 0 && <Note title={t('site.noChannel')} />}
      {data && data.length > 1 && (
        <NativeSelect
          label={t('site.channel')}
          description={t('site.channelHint')}
          value={channel?.channelId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={data.map(({ channelId, name }) => ({ value: channelId, label: `${name} (${channelId})` }))}
        />
      )}
      {channel && (
        <div className="desk-site" key={channel.channelId}>
          <PutOnSite channelId={channel.channelId} />
          <AllowedSites channel={channel} />
          <IdentityKeys channel={channel} />
        </div>
      )}
    </SettingsPage>
  )
}

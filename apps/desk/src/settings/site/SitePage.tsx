import { NativeSelect, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { useState } from 'react'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { AllowedSites } from './AllowedSites.tsx'
import { IdentityKeys } from './IdentityKeys.tsx'
import { CodeBox } from './CodeBox.tsx'
import { chatLink, scriptTag } from './site-code.ts'
import './SitePage.css'
import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../../platform/api-error.ts'
import { siteChannelsKey } from '../../platform/query-keys.ts'

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
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.site')} lead={t('settings.site.lead')}>
      {!data && !isError && <Skeleton height={240} radius="md" />}
      {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {data?.length === 0 && <EmptyState title={t('site.noChannel')} />}
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
        <div className="desk-settings-parts" key={channel.channelId}>
          <PutOnSite channelId={channel.channelId} />
          <AllowedSites channel={channel} />
          <IdentityKeys channel={channel} />
        </div>
      )}
    </SettingsPage>
  )
}

/** The two ways to the chat: a button on every page, or a plain link. */
function PutOnSite({ channelId }: { channelId: string }) {
  const t = useText()
  const at = { origin: location.origin, channelId }
  return (
    <section className="desk-settings-part" aria-labelledby="desk-site-put">
      <h2 id="desk-site-put">{t('site.put')}</h2>
      <CodeBox label={t('site.tag')} hint={t('site.tagHint')} code={scriptTag(at)} copy={t('site.copyTag')} />
      <CodeBox
        label={t('site.link')}
        hint={t('site.linkHint')}
        code={chatLink(at)}
        copy={t('site.copyLink')}
      />
    </section>
  )
}

function useSiteChannels(isAllowed: boolean) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: siteChannelsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listChannels({})).channels,
    refetchOnMount: 'always',
    enabled: isAllowed,
  })
}

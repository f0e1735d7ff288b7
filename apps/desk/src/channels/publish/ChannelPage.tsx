import { Button, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { SettingsPage } from '../../settings/SettingsPage.tsx'
import { useText } from '../../text/text-context.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChannelDraftProvider } from '../draft/use-channel-draft.tsx'
import './ChannelPage.css'

type ChannelPageProps = { channelId: string; title: string; lead: string; children: ReactNode }

/** A page about one channel beside its editor, with the channel's draft. */
export function ChannelPage({ channelId, title, lead, children }: ChannelPageProps) {
  const t = useText()
  const { agent } = useDesk()
  if (!may(agent.role, 'editChannels'))
    return (
      <SettingsPage title={title}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={title} lead={lead}>
      <div className="desk-channel-page">
        <div>
          <Button
            renderRoot={(props) => (
              <Link to="/settings/channels/$channelId" params={{ channelId }} {...props} />
            )}
            variant="subtle"
            size="compact-sm"
            leftSection={<ArrowLeft size={16} className="desk-mirrored" />}
          >
            {t('channels.backToEditor')}
          </Button>
        </div>
        <ChannelDraftProvider
          key={channelId}
          channelId={channelId}
          waiting={<Skeleton height={240} radius="md" />}
          failed={<EmptyState title={t('channels.gone')} />}
        >
          {children}
        </ChannelDraftProvider>
      </div>
    </SettingsPage>
  )
}

import { ActionIcon, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { Link, useBlocker, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAgent } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChannelDraftProvider, useDraftValue } from '../draft/use-channel-draft.tsx'
import { TypedProvider, useTypedCount } from '../fields/typed.tsx'
import { PublishBar } from '../publish/PublishBar.tsx'
import { Editor } from './Editor.tsx'
import './EditorPage.css'

/** The editor of a channel. It saves a draft while somebody types; visitors see nothing of it until it is published. */
export function EditorPage() {
  const t = useText()
  const { role } = useAgent()
  const { channelId } = useParams({ from: '/settings/channels/$channelId' })
  if (!may(role, 'editChannels'))
    return (
      <Page>
        <EmptyState isPage title={t('channels.editor.forbidden')} />
      </Page>
    )
  return (
    <ChannelDraftProvider
      key={channelId}
      channelId={channelId}
      waiting={
        <Page>
          <Skeleton height={400} radius="md" />
        </Page>
      }
      failed={
        <Page>
          <EmptyState isPage title={t('channels.editor.failed')} />
        </Page>
      }
    >
      <TypedProvider>
        <OpenChannel />
      </TypedProvider>
    </ChannelDraftProvider>
  )
}

function OpenChannel() {
  const t = useText()
  const name = useDraftValue((draft) => draft.name)
  return (
    <Page>
      <header className="desk-editor-head">
        <ActionIcon
          component={Link}
          to="/settings/channels"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('channels.editor.back')}
        >
          <ArrowLeft size={20} className="desk-mirrored" />
        </ActionIcon>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <PublishBar />
      </header>
      <Editor />
      <LeaveDialog />
    </Page>
  )
}

/** The draft saves itself; only what is not valid would be lost. */
function LeaveDialog() {
  const t = useText()
  const count = useTypedCount()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => count > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: () => count > 0,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title={t('channels.editor.leave.title')}
      body={t('channels.editor.leave.body', { count })}
      confirm={t('channels.editor.leave.confirm')}
      onAnswer={(isConfirmed) => (isConfirmed ? blocker.proceed?.() : blocker.reset?.())}
    />
  )
}

function Page({ children }: { children: ReactNode }) {
  return <div className="desk-settings-page desk-editor">{children}</div>
}

import { ActionIcon, Button, Drawer } from '@mantine/core'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Info } from 'lucide-react'
import { useState } from 'react'
import { CallButtons } from '../calls/CallButtons.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { relationOf } from '../inbox/relation.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { RoutingTools } from '../routing/RoutingTools.tsx'
import { useText } from '../text/text-context.tsx'
import { OtherViewers } from '../viewing/OtherViewers.tsx'
import { statusText } from './status-text.ts'
import './ThreadHeader.css'
import { useThreadActions } from './use-thread-actions.ts'
import { VisitorPanel } from '../visitor/VisitorPanel.tsx'
import { InviteButton } from './InviteButton.tsx'
import { ThreadTicketButton } from '../tickets/ThreadTicketButton.tsx'

export function ThreadHeader({ row }: { row: ThreadRow | undefined }) {
  const t = useText()
  return (
    <header className="desk-thread-head">
      <ActionIcon
        component={Link}
        to="/inbox"
        className="desk-thread-back"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('thread.back')}
      >
        <ArrowLeft size={20} className="desk-mirrored" />
      </ActionIcon>
      {row && <Who row={row} />}
      {row && <OtherViewers threadId={row.threadId} />}
      {row && <Tools row={row} />}
    </header>
  )
}

function Who({ row }: { row: ThreadRow }) {
  const t = useText()
  const { agent } = useDesk()
  const name = row.userName || t('visitor.unnamed')
  return (
    <>
      <Avatar name={name} src="" />
      <div className="desk-thread-who">
        <h1>
          <bdi className="desk-ellipsis">{name}</bdi>
        </h1>
        <p className="desk-ellipsis">
          <bdi>{row.channelName}</bdi> · {statusText(row, agent.adminId, t)}
        </p>
      </div>
    </>
  )
}

function Tools({ row }: { row: ThreadRow }) {
  const t = useText()
  const { agent } = useDesk()
  const { end } = useThreadActions(row)
  const [isAsking, setAsking] = useState(false)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const name = row.userName || t('visitor.unnamed')
  return (
    <>
      {relationOf(row, agent.adminId) === 'mine' && <CallButtons row={row} />}
      {relationOf(row, agent.adminId) === 'mine' && <InviteButton row={row} />}
      <ThreadTicketButton row={row} at="head" />
      <RoutingTools row={row} />
      {relationOf(row, agent.adminId) === 'mine' && (
        <Button variant="default" size="xs" className="desk-thread-end" onClick={() => setAsking(true)}>
          <span className="desk-wide-only">{t('thread.end')}</span>
          <span className="desk-narrow-only">{t('thread.endShort')}</span>
        </Button>
      )}
      <ActionIcon
        className="desk-thread-info"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('visitor.open')}
        onClick={() => setPanelOpen(true)}
      >
        <Info size={20} />
      </ActionIcon>
      <Drawer
        opened={isPanelOpen}
        onClose={() => setPanelOpen(false)}
        position="right"
        size={320}
        title={t('visitor.panel')}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        <VisitorPanel row={row} />
      </Drawer>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('thread.end.title')}
        body={t('thread.end.body', { name })}
        confirm={t('thread.end.confirm')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void end()
        }}
      />
    </>
  )
}

import { ActionIcon, Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Info } from 'lucide-react'
import { useState } from 'react'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { OtherViewers } from '../viewing/OtherViewers.tsx'
import { statusText } from './status-text.ts'
import './ThreadHeader.css'
import { ThreadTools } from './ThreadTools.tsx'
import { VisitorPanel } from '../visitor/VisitorPanel.tsx'
import { VisitorFace } from '../visitor/VisitorFace.tsx'

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
      {row && (
        <ThreadTools row={row}>
          <VisitorButton row={row} />
        </ThreadTools>
      )}
    </header>
  )
}

function Who({ row }: { row: ThreadRow }) {
  const t = useText()
  const { agent } = useDesk()
  const name = row.userName || t('visitor.unnamed')
  return (
    <>
      <VisitorFace name={name} threadId={row.threadId} />
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

/** Where there is no room for it beside the conversation, what is known of the visitor comes over it. */
function VisitorButton({ row }: { row: ThreadRow }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        className="desk-thread-info"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('visitor.open')}
        onClick={() => setOpen(true)}
      >
        <Info size={20} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={320}
        title={t('visitor.panel')}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        <VisitorPanel row={row} />
      </Drawer>
    </>
  )
}

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { useDraftValue } from '../draft/use-channel-draft.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DiscardButton } from './DiscardButton.tsx'
import { Editors } from './Editors.tsx'
import './PublishBar.css'
import { PublishDialog } from './PublishDialog.tsx'
import { ScheduleNote } from './ScheduleNote.tsx'
import { useTimeZone } from './use-time-zone.ts'

/** The state of a channel's draft, and the ways to publish it. Above the editor and the translations. */
export function PublishBar() {
  const t = useText()
  const notify = useNotify()
  const timeZone = useTimeZone()
  const [isPublishing, setPublishing] = useState(false)
  const channelId = useDraftValue((draft) => draft.channelId)
  const flush = useDraftValue((draft) => draft.flush)
  const count = useDraftValue(({ changedKeys }) => changedKeys.length)

  async function open(): Promise<void> {
    const flushed = await flush()
    if (flushed === 'saved') setPublishing(true)
    if (flushed === 'failed') notify(t('channels.editor.save.failed'), 'problem')
  }

  return (
    <section className="desk-publish-bar" aria-label={t('channels.bar')}>
      <div className="desk-publish-state">
        <DraftFacts />
      </div>
      <nav className="desk-publish-links" aria-label={t('channels.pages')}>
        <ChannelLinks channelId={channelId} />
      </nav>
      <div className="desk-publish-buttons">
        <DiscardButton />
        <Button disabled={count === 0} onClick={() => void open()}>
          {t('channels.publish')}
        </Button>
      </div>
      <ScheduleNote timeZone={timeZone} />
      {isPublishing && <PublishDialog timeZone={timeZone} onClose={() => setPublishing(false)} />}
      <ConflictDialog />
    </section>
  )
}

function DraftFacts(): ReactNode {
  const t = useText()
  const count = useDraftValue(({ changedKeys }) => changedKeys.length)
  const saveState = useDraftValue((draft) => draft.saveState)
  const version = useDraftValue((draft) => draft.version)
  const isArchived = useDraftValue((draft) => draft.isArchived)
  const editors = useDraftValue((draft) => draft.editors)
  return (
    <>
      <span role="status">{t(`channels.editor.save.${saveState}`)}</span>
      <span>{count === 0 ? t('channels.noChanges') : t('channels.unpublished', { count })}</span>
      <span>{t('channels.version', { version })}</span>
      {isArchived && <strong>{t('channels.archived')}</strong>}
      <Editors editors={editors} />
    </>
  )
}

function ChannelLinks({ channelId }: { channelId: string }): ReactNode {
  const t = useText()
  const params = { channelId }
  return (
    <>
      <Link to="/settings/channels/$channelId/history" params={params}>
        {t('channels.history')}
      </Link>
      <Link to="/settings/channels/$channelId/translations" params={params}>
        {t('channels.translations')}
      </Link>
      <Link to="/settings/channels/$channelId/sheet" params={params}>
        {t('channels.sheet')}
      </Link>
      <Link to="/settings/site">{t('channels.sites')}</Link>
    </>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { useChannelDraft, useDraftValue } from '../draft/use-channel-draft.tsx'

/** Throws all unpublished changes away, those of colleagues too. */
export function DiscardButton() {
  const t = useText()
  const isUnchanged = useDraftValue(({ changedKeys }) => changedKeys.length === 0)
  const flush = useDraftValue((draft) => draft.flush)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="default"
        disabled={isUnchanged}
        onClick={() => void flush().then((flushed) => setAsking(flushed !== 'undecided'))}
      >
        {t('channels.discard')}
      </Button>
      {isAsking && <DiscardDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function DiscardDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const { channelId, revision, changedKeys, reload } = useChannelDraft()
  // The draft that the question is about: changes that arrive meanwhile are not discarded unseen.
  const [asked] = useState({ revision, count: changedKeys.length })

  async function discard(): Promise<void> {
    const result = await client.discardChannelDraft({ channelId, revision: asked.revision })
    await reload()
    notify(t(result.ok ? 'channels.discard.done' : failureKey(result)), result.ok ? 'news' : 'problem')
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('channels.discard.title', { count: asked.count })}
      body={t('channels.discard.body')}
      confirm={t('channels.discard')}
      onAnswer={(isConfirmed) => {
        onClose()
        if (isConfirmed) void discard()
      }}
    />
  )
}

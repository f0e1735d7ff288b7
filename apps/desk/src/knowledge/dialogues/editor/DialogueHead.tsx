import { ActionIcon, Button, Menu } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Ellipsis, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../text/text-context.tsx'
import { ConversationsDialog } from './ConversationsDialog.tsx'
import { useDialogue, useDialogueEditor, useDraftState } from '../draft/dialogue-context.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

type Open = 'publish' | 'retire' | 'versions' | 'conversations' | 'remove'

/** The name and state of the dialogue, and what can be done with the whole. */
export function DialogueHead() {
  const t = useText()
  const search = useSearch({ from: '/knowledge' })
  const [open, setOpen] = useState<Open>()
  const { name, id } = useDialogue()
  const close = () => setOpen(undefined)
  return (
    <>
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<ArrowLeft size={16} className="desk-mirrored" />}
          renderRoot={(props) => <Link to="/knowledge/dialogues" search={search} {...props} />}
        >
          {t('knowledge.dialogues.back')}
        </Button>
      </div>
      <header className="desk-dialogue-head">
        <div>
          <h2>
            <bdi>{name || id}</bdi>
          </h2>
          <Facts />
        </div>
        <Actions onOpen={setOpen} />
      </header>
      <StaleNotice />
      {(open === 'publish' || open === 'retire') && <PublishDialog act={open} onClose={close} />}
      {open === 'versions' && <VersionsDialog onClose={close} />}
      {open === 'conversations' && <ConversationsDialog onClose={close} />}
      {open === 'remove' && <RemoveDialog onClose={close} />}
    </>
  )
}

function Facts() {
  const t = useText()
  const status = useDraftState((state) => state.status)
  const version = useDraftState((state) => state.version)
  const isChanged = useDraftState((state) => state.isChanged)
  const saveState = useDraftState((state) => state.saveState)
  return (
    <p className="desk-dialogue-facts">
      <span>{t(`knowledge.dialogues.status.${status}`)}</span>
      {version > 0 && <span>{t('knowledge.dialogues.version', { version })}</span>}
      {status !== 'draft' && isChanged && <span>{t('knowledge.dialogues.changed')}</span>}
      <span role="status">{t(`knowledge.dialogues.save.${saveState}`)}</span>
    </p>
  )
}

function Actions({ onOpen }: { onOpen: (open: Open) => void }) {
  const t = useText()
  const { draft } = useDialogueEditor()
  const status = useDraftState((state) => state.status)
  const version = useDraftState((state) => state.version)
  const canUndo = useDraftState(({ past }) => past.length > 0)
  const canRedo = useDraftState(({ future }) => future.length > 0)
  return (
    <div className="desk-dialogue-actions">
      <ActionIcon
        variant="default"
        size="lg"
        aria-disabled={!canUndo}
        aria-label={t('knowledge.dialogues.undo')}
        onClick={draft.undo}
      >
        <Undo2 size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-disabled={!canRedo}
        aria-label={t('knowledge.dialogues.redo')}
        onClick={draft.redo}
      >
        <Redo2 size={18} />
      </ActionIcon>
      <Button onClick={() => onOpen('publish')}>{t('knowledge.dialogues.publish')}</Button>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('knowledge.dialogues.more')}>
            <Ellipsis size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onOpen('conversations')}>
            {t('knowledge.dialogues.conversations')}
          </Menu.Item>
          <Menu.Item onClick={() => onOpen('versions')}>{t('knowledge.dialogues.versions')}</Menu.Item>
          {status === 'published' && (
            <Menu.Item onClick={() => onOpen('retire')}>{t('knowledge.dialogues.retire')}</Menu.Item>
          )}
          {version === 0 && (
            <Menu.Item color="red" onClick={() => onOpen('remove')}>
              {t('knowledge.dialogues.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

/** A colleague has saved the same dialogue: nothing is saved until somebody decides. */
function StaleNotice() {
  const t = useText()
  const { draft } = useDialogueEditor()
  const isStale = useDraftState(({ saveState }) => saveState === 'stale')
  if (!isStale) return null
  return (
    <div className="desk-dialogue-stale" role="alert">
      <span>{t('knowledge.dialogues.stale')}</span>
      <Button variant="default" size="compact-sm" onClick={() => void draft.reload()}>
        {t('knowledge.dialogues.stale.theirs')}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => void draft.keepMine()}>
        {t('knowledge.dialogues.stale.mine')}
      </Button>
    </div>
  )
}

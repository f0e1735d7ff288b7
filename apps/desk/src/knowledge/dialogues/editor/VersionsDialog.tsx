import { Button, Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../../live/desk-context.tsx'
import { unwrap } from '../../../platform/api-error.ts'
import { dialogueVersionsKey } from '../../../platform/query-keys.ts'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { useTimes } from '../../../text/use-times.ts'
import { LoadFailed } from '../../../ui/EmptyState.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDialogueEditor } from '../draft/dialogue-context.tsx'

/** History of publications; an earlier version is put into the draft. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const times = useTimes()
  const { client, agent } = useDesk()
  const { draft } = useDialogueEditor()
  const { robotNo, dialogueId } = draft.ref
  const restore = useRestore(onClose)
  const { data, isError, refetch } = useQuery({
    queryKey: dialogueVersionsKey(agent.adminId, robotNo, dialogueId),
    queryFn: async () => unwrap(await client.listDialogueVersions(draft.ref)).versions,
    staleTime: 0,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('knowledge.dialogues.versions')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {!data && !isError && <Skeleton height={120} />}
      {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {data?.length === 0 && <p>{t('knowledge.dialogues.noVersions')}</p>}
      <ol className="desk-step-list">
        {data?.map(({ version, isCurrent, savedTime, author, steps }) => (
          <li key={version}>
            <strong>
              {t('knowledge.dialogues.version', { version })}
              {isCurrent && ` · ${t('knowledge.dialogues.status.published')}`}
            </strong>
            <span className="desk-dialogue-facts">
              {author !== '' && <bdi>{author}</bdi>}
              <time>{times.full(savedTime)}</time>
              <span>{t('knowledge.dialogues.stepCount', { count: steps })}</span>
            </span>
            <div>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('knowledge.dialogues.restoreOf', { version })}
                onClick={() => void restore(version)}
              >
                {t('knowledge.dialogues.restore')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </Modal>
  )
}

function useRestore(onDone: () => void) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const { draft } = useDialogueEditor()
  return async (version: number): Promise<void> => {
    await draft.flush()
    const { revision } = draft.get()
    const result = await client.restoreDialogueVersion({ ...draft.ref, version, revision })
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    await draft.reload()
    notify(t('knowledge.dialogues.restored', { version }))
    onDone()
  }
}

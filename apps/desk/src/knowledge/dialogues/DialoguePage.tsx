import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { ApiError, unwrap } from '../../platform/api-error.ts'
import { dialogueDraftKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { useRobot } from '../use-robot.ts'
import { createDialogueDraft, type DialogueDraft } from './draft/create-dialogue-draft.ts'
import { DialogueEditor } from './editor/DialogueEditor.tsx'
import { DialogueEditorProvider } from './draft/dialogue-context.tsx'

/** Opens the draft of a dialogue. */
export function DialoguePage() {
  const t = useText()
  const { client, agent } = useDesk()
  const search = useSearch({ from: '/knowledge' })
  const robotNo = useRobot()?.robotNo
  const { dialogueId } = useParams({ from: '/knowledge/dialogues/$dialogueId' })
  const { data, error, refetch } = useQuery({
    queryKey: dialogueDraftKey(agent.adminId, robotNo ?? '', dialogueId),
    queryFn: async () => {
      const ref = { robotNo: robotNo ?? '', dialogueId }
      return createDialogueDraft(client, ref, unwrap(await client.readDialogue(ref)))
    },
    enabled: robotNo !== undefined,
    // The editor keeps its own state; another visit of the page reads it again.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error instanceof ApiError && error.failed.kind === 'refused')
    return (
      <EmptyState title={t(failureKey(error.failed))}>
        <Button
          variant="light"
          mt="sm"
          renderRoot={(props) => <Link to="/knowledge/dialogues" search={search} {...props} />}
        >
          {t('knowledge.dialogues.back')}
        </Button>
      </EmptyState>
    )
  if (error)
    return (
      <LoadFailed
        title={t(error instanceof ApiError ? failureKey(error.failed) : 'error.network')}
        onAgain={() => refetch()}
      />
    )
  if (!data) return <Skeleton height={320} radius="md" m="md" />
  return <OpenedDialogue draft={data} />
}

function OpenedDialogue({ draft }: { draft: DialogueDraft }) {
  const [selected, select] = useState<string>()
  const editor = useMemo(() => ({ draft, selected, select }), [draft, selected])
  useEffect(() => {
    function onLeave(event: BeforeUnloadEvent): void {
      if (draft.get().saveState === 'saved') return
      void draft.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => {
      window.removeEventListener('beforeunload', onLeave)
      void draft.flush()
    }
  }, [draft])
  return (
    <DialogueEditorProvider value={editor}>
      <DialogueEditor />
    </DialogueEditorProvider>
  )
}

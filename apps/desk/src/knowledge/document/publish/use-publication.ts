import type { Result } from '@foyer/client/result.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../../live/desk-context.tsx'
import { documentVersionsKey, knowledgeDocumentsKey, robotsKey } from '../../../platform/query-keys.ts'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import type { Published } from '../../publication/published.ts'
import { useDocument } from '../draft/use-document-draft.tsx'

type PublicationActs = {
  /** Answers that visitors would get differently from now on. */
  change: (despiteCases: boolean) => Promise<Result<Published>>
  /** Said when it is done. */
  done: string
  onDone: () => void
}

/** Changes what visitors get. Cases that the change would break stop it; the dialog shows them. */
export function usePublication({ change, done, onDone }: PublicationActs) {
  const t = useText()
  const notify = useNotify()
  const { agent } = useDesk()
  const queryClient = useQueryClient()
  const { docId, reload } = useDocument()
  const [isBusy, setBusy] = useState(false)
  const [broken, setBroken] = useState<Published['broken']>([])

  async function run(despiteCases: boolean): Promise<void> {
    setBusy(true)
    const result = await change(despiteCases)
    // After a stale answer too: the dialog then shows what is new.
    await reload()
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    if (!result.data.isDone) return setBroken(result.data.broken)
    onDone()
    notify(done)
    const keys = [
      knowledgeDocumentsKey(agent.adminId),
      robotsKey(agent.adminId),
      documentVersionsKey(agent.adminId, docId),
    ]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }

  return { run, isBusy, broken }
}

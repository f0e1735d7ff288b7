import type { DocumentContent } from '@foyer/contract/desk/knowledge-documents.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { useDesk } from '../../../live/desk-context.tsx'
import { unwrap } from '../../../platform/api-error.ts'
import { documentKey } from '../../../platform/query-keys.ts'
import {
  changedFields,
  hasUnsavedText,
  shownContent,
  type DocumentField,
} from '../../../rules/knowledge/document-draft.ts'
import { DocumentFailed } from './DocumentFailed.tsx'
import { createDocumentDraft, type DocumentDraftStore, type OpenDocument } from './create-document-draft.ts'

const DraftContext = createContext<DocumentDraftStore | undefined>(undefined)

type ProviderProps = {
  docId: string
  /** While the document is read. */
  waiting: ReactNode
  children: ReactNode
}

/** Opens a document and its draft for the views below. */
export function DocumentDraftProvider({ docId, waiting, children }: ProviderProps) {
  const { client, agent } = useDesk()
  const { data, error, refetch } = useQuery({
    queryKey: documentKey(agent.adminId, docId),
    queryFn: async () => createDocumentDraft(client, unwrap(await client.readDocument({ docId }))),
    // It follows what colleagues do, and keeps what could not be saved while other pages are open.
    staleTime: Infinity,
  })
  useEffect(() => data?.open(), [data])
  useLeaveWarning(data)
  if (!data && error) return <DocumentFailed error={error} onAgain={refetch} />
  if (!data) return waiting
  return (
    <DraftContext value={data} key={docId}>
      {children}
    </DraftContext>
  )
}

/** The browser asks before it closes a page whose last words are not saved. */
function useLeaveWarning(draft: DocumentDraftStore | undefined): void {
  useEffect(() => {
    function onLeave(event: BeforeUnloadEvent): void {
      if (!draft || !hasUnsavedText(draft.get())) return
      void draft.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [draft])
}

export type DocumentView = OpenDocument & {
  /** The saved content, with the draft and the typed changes. */
  content: DocumentContent
  /** Those that differ from what is saved. */
  changed: readonly DocumentField[]
  revision: number
  /** Nobody has published it, or what is published differs. */
  canPublish: boolean
} & Pick<DocumentDraftStore, 'set' | 'resolve' | 'flush' | 'reload'>

export function useDocument(): DocumentView {
  const store = useContext(DraftContext)
  if (!store) throw new Error('no document: this view belongs below a DocumentDraftProvider')
  const state = useStore(store)
  return useMemo(() => {
    const content = shownContent(state)
    const changed = changedFields(state.saved, content)
    const { set, resolve, flush, reload } = store
    return {
      ...state,
      content,
      changed,
      revision: state.draft.revision,
      canPublish: changed.length > 0 || !state.isPublished,
      set,
      resolve,
      flush,
      reload,
    }
  }, [state, store])
}

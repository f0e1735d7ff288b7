import { useNavigate, useParams } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useRowKeys, type ListHandle } from '../keys/use-row-keys.ts'
import { searchId } from './InboxSearch.tsx'

/** The keys of the inbox: Escape leads from a thread back to its row. */
export function useListKeys(list: RefObject<ListHandle | null>): void {
  const navigate = useNavigate()
  const { threadId } = useParams({ strict: false })
  useRowKeys(list, {
    searchId,
    back: threadId
      ? () => void navigate({ to: '/inbox' }).then(() => list.current?.focus(threadId))
      : undefined,
  })
}

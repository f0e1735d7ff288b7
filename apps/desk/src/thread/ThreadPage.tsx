import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { ThreadView } from './ThreadView.tsx'

export function ThreadPage() {
  const { threadId } = useParams({ from: '/inbox/$threadId' })
  const { dispatch } = useDesk()
  useEffect(() => {
    dispatch({ on: 'opened', threadId })
    return () => dispatch({ on: 'opened', threadId: undefined })
  }, [dispatch, threadId])
  // A thread brings its own scroll position, draft and focus: nothing of the last one may linger.
  return <ThreadView key={threadId} threadId={threadId} />
}

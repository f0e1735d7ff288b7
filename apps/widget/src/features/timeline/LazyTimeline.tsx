import { lazy, Suspense } from 'react'
import { Skeleton } from './Skeleton.tsx'

const Timeline = lazy(async () => ({ default: (await import('./Timeline.tsx')).Timeline }))

/** The conversation is downloaded while the chat starts: writing need not wait for it. */
export function LazyTimeline() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Timeline />
    </Suspense>
  )
}

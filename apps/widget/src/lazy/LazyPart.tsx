import { Suspense, type ReactNode } from 'react'
import { PartBoundary } from './PartBoundary.tsx'

type LazyPartProps = {
  children: ReactNode
  /** Until it is there; nothing unless told. */
  waiting?: ReactNode
  /** In its place, if it does not come. */
  failed?: ReactNode
}

/** Around what is downloaded when it is wanted: if it does not come, it alone is missing, and says so. */
export function LazyPart({ children, waiting, failed }: LazyPartProps) {
  return (
    <PartBoundary failed={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}

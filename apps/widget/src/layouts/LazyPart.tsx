import { Suspense, type ReactNode } from 'react'
import { PartBoundary } from './PartBoundary.tsx'

/** Around what is downloaded when it is wanted: if it does not come, it alone is missing, and says so. */
export function LazyPart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  )
}

import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'

const useBar = lazyValue(async () => import('./ClosedBar.tsx'))

/** Needed at the end only, so not in the first download; it is there long before. */
export function Closed() {
  const part = useBar()
  return part && <part.ClosedBar />
}

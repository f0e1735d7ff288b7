import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'

const useLinkedPages = lazyValue(async () => import('./LinkedPages.tsx'))

/** There is nothing to link to before the conversation is here, and both come in one download. */
export function LazyLinkedPages() {
  const part = useLinkedPages()
  return part ? <part.LinkedPages /> : null
}

import { later } from '@foyer/ui/messages/later.ts'

const useLinkedPages = later(async () => import('./LinkedPages.tsx'))

/** There is nothing to link to before the conversation is here, and both come in one download. */
export function LaterLinkedPages() {
  const part = useLinkedPages()
  return part ? <part.LinkedPages /> : null
}

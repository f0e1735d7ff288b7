import { waitWords } from '@foyer/core/session/wait-words.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'

/** How long it may take until somebody comes; empty while nobody can say. */
export function useWaitText(): string {
  const t = useText()
  const wait = useSession((state) => (state.mode.name === 'queued' ? state.mode.wait : undefined))
  if (!wait) return ''
  const { key, ...params } = waitWords(wait)
  return t(key, params)
}

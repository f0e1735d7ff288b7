import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { pace } from '../pace.ts'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import './TypingPreview.css'

const tickMs = 1_000

/** What the visitor is writing just now. Screen readers are spared it: it changes with every few keys. */
export function TypingPreview({ row }: { row: ThreadRow }) {
  const t = useText()
  const now = useNow(tickMs)
  const preview = useDeskState((state) => state.previews.get(row.threadId))
  if (!preview?.text || now - preview.at > pace.previewShownMs) return null
  return (
    <p className="desk-typing" aria-hidden="true">
      {t('thread.typing', { name: row.userName || t('visitor.unnamed') })} <q dir="auto">{preview.text}…</q>
    </p>
  )
}

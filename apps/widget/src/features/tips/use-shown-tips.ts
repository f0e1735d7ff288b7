import type { Tip } from '@foyer/core/session/state.ts'
import { useState } from 'react'
import { useSession } from '../../session/ChatContext.tsx'

const none: readonly Tip[] = []

/** The session hides tips by itself (T-10). A list that somebody points at stays; one that was dismissed is gone. */
export function useShownTips() {
  const tips = useSession((state) => state.tips)
  const isBlank = useSession((state) => state.draft.text.trim() === '')
  const [last, setLast] = useState(none)
  const [dismissed, setDismissed] = useState(none)
  const [isHeld, setHeld] = useState(false)
  if (tips.length > 0 && tips !== last) setLast(tips)
  const known = tips.length > 0 || !isHeld ? tips : last
  const shown = isBlank || known === dismissed ? none : known
  // A list that is gone cannot tell that nobody points at it any more.
  if (isHeld && shown.length === 0) setHeld(false)
  return { tips: shown, dismiss: () => setDismissed(shown), hold: setHeld }
}

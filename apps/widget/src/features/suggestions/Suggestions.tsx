import { lazy, useState } from 'react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useText } from '../../text/TextProvider.tsx'
import type { Tip } from '@foyer/core/session/state.ts'
import { useSession } from '../../session/ChatContext.tsx'

const none: readonly Tip[] = []

/** The session hides tips by itself (T-10). A list that somebody points at stays; one that was dismissed is gone. */
function useShownSuggestions() {
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

const SuggestionList = lazy(async () => ({ default: (await import('./SuggestionList.tsx')).SuggestionList }))

/** S-15: above the field, what the robot knows that resembles the words in it. */
export function Suggestions() {
  const t = useText()
  const { tips, dismiss, hold } = useShownSuggestions()
  return (
    <>
      {/* The region must stand before its words come, or they are not read out. */}
      <div className="hidden-text" role="status">
        {tips.length > 0 && t('tips.count', { count: tips.length })}
      </div>
      <LazyPart>
        {tips.length > 0 && <SuggestionList tips={tips} onDismiss={dismiss} onHold={hold} />}
      </LazyPart>
    </>
  )
}

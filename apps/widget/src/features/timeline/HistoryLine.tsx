import { showsHistory } from '@foyer/core/session/selectors.ts'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useState } from 'react'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './HistoryLine.css'

/** The line above the oldest message has one height in all phases: the list below must not jump. */
export const historyLinePx = 48

/** S-11: pull, release, loading, no more. */
export function HistoryLine({ distance }: { distance: number }) {
  const t = useText()
  const dispatch = useDispatch()
  const phase = useSession((state) => (showsHistory(state) && state.isLoaded ? state.history : 'hidden'))
  const [wasAsked, setWasAsked] = useState(false)
  // That there is no more is news only to somebody who asked.
  if (phase === 'loading' && !wasAsked) setWasAsked(true)
  const isPulling = distance > 0 && phase === 'unset'
  return (
    <div className="history" style={{ translate: `0 ${distance}px` }}>
      {phase === 'unset' && (
        <button
          type="button"
          className="history-button"
          onClick={() => dispatch({ type: 'historyMoved', move: 'asked' })}
        >
          {isPulling ? t('history.pull') : t('history.unset')}
        </button>
      )}
      {phase === 'loadStart' && t('history.loadStart')}
      {phase === 'loading' && (
        <span className="history-loading" role="status">
          <Spinner />
          {t('history.loading')}
        </span>
      )}
      {phase === 'end' && wasAsked && t('history.end')}
    </div>
  )
}

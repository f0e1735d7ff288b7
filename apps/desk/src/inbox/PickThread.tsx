import { Kbd } from '@mantine/core'
import { MessagesSquare } from 'lucide-react'
import { Note } from '../frame/Note.tsx'
import { useUiState } from '../frame/ui-state.tsx'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { TurnOnSignals } from '../notify/TurnOnSignals.tsx'
import { hasListed } from './inbox.ts'
import './PickThread.css'

/** What stands where a thread will be. */
export function PickThread() {
  const t = useText()
  const list = useUiState((ui) => ui.list)
  const isQuiet = useDeskState(({ inbox, me }) => !hasListed(inbox, me))
  return (
    <div className="desk-pick">
      <Note
        icon={<MessagesSquare size={22} />}
        title={t(isQuiet ? 'inbox.quiet' : 'inbox.pick')}
        detail={t(isQuiet ? 'inbox.quietDetail' : `inbox.${list}.pickDetail`)}
      >
        <p className="desk-pick-keys" hidden={isQuiet}>
          <span>
            <Kbd>J</Kbd> <Kbd>K</Kbd> {t('inbox.keys.move')}
          </span>
          <span>
            <Kbd>Enter</Kbd> {t('inbox.keys.open')}
          </span>
          <span>
            <Kbd>?</Kbd> {t('inbox.keys.all')}
          </span>
        </p>
        <TurnOnSignals />
      </Note>
    </div>
  )
}

import { Kbd, Button } from '@mantine/core'
import { MessagesSquare, BellRing } from 'lucide-react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useUiState } from '../ui/ui-state.tsx'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useState } from 'react'
import { desktopPermission, turnDesktopOn } from '../notifications/desktop.ts'
import './PickThread.css'
import { SetupReminder } from '../setup/SetupReminder.tsx'
import { hasListed } from '../state/inbox/inbox.ts'
import '../layout/pick.css'

/** Offers notifications where there is room for the reason, and only while nobody has decided yet. */
function TurnOnNotifications() {
  const t = useText()
  const [permission, setPermission] = useState(desktopPermission)
  if (permission !== 'default') return null
  return (
    <div className="desk-turn-on">
      <p>{t('signals.offer')}</p>
      <Button
        variant="default"
        size="xs"
        leftSection={<BellRing size={16} aria-hidden="true" />}
        onClick={() => void turnDesktopOn().then(setPermission)}
      >
        {t('signals.turnOn')}
      </Button>
    </div>
  )
}

/** Shown until a thread is picked. */
export function PickThread() {
  const t = useText()
  const list = useUiState((ui) => ui.list)
  const isQuiet = useDeskState(({ inbox, me }) => !hasListed(inbox, me))
  return (
    <div className="desk-pick">
      <EmptyState
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
        <SetupReminder />
        <TurnOnNotifications />
      </EmptyState>
    </div>
  )
}

import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import type { CallSession } from '../../session/call-session.ts'
import { HangUpIcon } from '../icons/HangUpIcon.tsx'

export function HangUpButton({ session }: { session: Pick<CallSession, 'hangUp'> }) {
  const t = useUiText()
  return (
    <IconButton className="call-control call-hang-up" label={t('call.hangUp')} onClick={session.hangUp}>
      <HangUpIcon />
    </IconButton>
  )
}

import { PhoneOff } from 'lucide-react'
import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import type { CallSession } from '../../session/call-session.ts'

export function HangUpButton({ session }: { session: Pick<CallSession, 'hangUp'> }) {
  const t = useUiText()
  return (
    <IconButton className="call-control call-hang-up" label={t('call.hangUp')} onClick={session.hangUp}>
      <PhoneOff size={20} />
    </IconButton>
  )
}

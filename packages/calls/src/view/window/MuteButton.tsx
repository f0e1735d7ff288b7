import { Mic, MicOff } from 'lucide-react'
import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import type { CallSession } from '../../session/call-session.ts'

type MuteButtonProps = { session: Pick<CallSession, 'setMuted'>; isMuted: boolean }

export function MuteButton({ session, isMuted }: MuteButtonProps) {
  const t = useUiText()
  return (
    <IconButton
      className={isMuted ? 'call-control call-control-off' : 'call-control'}
      label={t(isMuted ? 'call.unmute' : 'call.mute')}
      onClick={() => session.setMuted(!isMuted)}
    >
      {isMuted ? <MicOff size={20} /> : <Mic size={20} />}
    </IconButton>
  )
}

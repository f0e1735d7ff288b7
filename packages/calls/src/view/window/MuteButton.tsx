import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import type { CallSession } from '../../session/call-session.ts'
import { MicIcon } from '../icons/MicIcon.tsx'
import { MicOffIcon } from '../icons/MicOffIcon.tsx'

type MuteButtonProps = { session: Pick<CallSession, 'setMuted'>; isMuted: boolean }

export function MuteButton({ session, isMuted }: MuteButtonProps) {
  const t = useUiText()
  return (
    <IconButton
      className={isMuted ? 'call-control call-control-off' : 'call-control'}
      label={t(isMuted ? 'call.unmute' : 'call.mute')}
      onClick={() => session.setMuted(!isMuted)}
    >
      {isMuted ? <MicOffIcon /> : <MicIcon />}
    </IconButton>
  )
}

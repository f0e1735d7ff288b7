import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import type { CallSession } from '../../session/call-session.ts'
import { Icon } from '@foyer/ui/icons/Icon.tsx'
import { MicOffIcon } from '../icons/MicOffIcon.tsx'

function MicIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <rect x="9" y="3.5" width="6" height="11" rx="3" />
        <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.5" />
      </>
    </Icon>
  )
}

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

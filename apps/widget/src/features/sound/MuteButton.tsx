import { BellIcon } from '@foyer/ui/icons/BellIcon.tsx'
import { BellOffIcon } from '@foyer/ui/icons/BellOffIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'

/** Whether a new message makes a sound; remembered by the browser. */
export function MuteButton() {
  const t = useText()
  const dispatch = useDispatch()
  const isMuted = useSession((state) => state.isMuted)
  return (
    <IconButton
      label={isMuted ? t('sound.unmute') : t('sound.mute')}
      onClick={() => dispatch({ type: 'muteToggled' })}
    >
      {isMuted ? <BellOffIcon /> : <BellIcon />}
    </IconButton>
  )
}

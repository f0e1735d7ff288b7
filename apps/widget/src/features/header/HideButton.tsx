import { HideIcon } from '@foyer/ui/icons/HideIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useChat } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'

/** S-09: the chat goes on behind it; the host page can show it again. */
export function HideButton() {
  const t = useText()
  const { params, frame } = useChat()
  const { isFramed, hasClose } = params
  if (!isFramed || !hasClose) return null
  return (
    <IconButton label={t('header.hide')} onClick={frame.hide}>
      <HideIcon />
    </IconButton>
  )
}

import { BackIcon } from '@foyer/ui/icons/BackIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useChat } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { goBack } from './go-back.ts'

/** S-09: for a page that somebody came to; a frame has its host page around it. */
export function BackButton() {
  const t = useText()
  const { isFramed, previousUrl } = useChat().params
  if (isFramed || previousUrl === '') return null
  return (
    <IconButton className="header-back" label={t('header.back')} onClick={() => goBack(previousUrl)}>
      <BackIcon />
    </IconButton>
  )
}

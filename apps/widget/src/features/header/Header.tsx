import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useSession, useChat, useDispatch } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { goBack } from './go-back.ts'
import { ArrowLeft, Bell, BellOff, ChevronDown } from 'lucide-react'
import './Header.css'
import { Person } from './Person.tsx'

/** Whether a new message makes a sound; remembered by the browser. */
function MuteButton() {
  const t = useText()
  const dispatch = useDispatch()
  const isMuted = useSession((state) => state.isMuted)
  return (
    <IconButton
      label={isMuted ? t('sound.unmute') : t('sound.mute')}
      onClick={() => dispatch({ type: 'muteToggled' })}
    >
      {isMuted ? <BellOff size={20} /> : <Bell size={20} />}
    </IconButton>
  )
}

/** S-09: the chat goes on behind it; the host page can show it again. */
function HideButton() {
  const t = useText()
  const { params, frame } = useChat()
  const { isFramed, hasClose } = params
  if (!isFramed || !hasClose) return null
  return (
    <IconButton label={t('header.hide')} onClick={frame.hide}>
      <ChevronDown size={20} />
    </IconButton>
  )
}

/** S-09: for a page that somebody came to; a frame has its host page around it. */
function BackButton() {
  const t = useText()
  const { isFramed, previousUrl } = useChat().params
  if (isFramed || previousUrl === '') return null
  return (
    <IconButton className="header-back" label={t('header.back')} onClick={() => goBack(previousUrl)}>
      <ArrowLeft size={20} />
    </IconButton>
  )
}

/** S-09. A channel can do without it. Before its settings are here, its colour is not known: the bar is plain. */
export function Header() {
  const shown = useSession(({ channel }) => {
    if (!channel) return 'plain'
    return channel.navigationBarShowFlag ? 'coloured' : 'hidden'
  })
  if (shown === 'hidden') return <HiddenTitle />
  return (
    <header className={`header header-${shown}`}>
      <BackButton />
      <Person />
      <div className="header-tools">
        <MuteButton />
        <LateTools />
        <HideButton />
      </div>
    </header>
  )
}

const useHeaderTools = lazyValue(async () => import('./HeaderTools.tsx'))

function LateTools() {
  const part = useHeaderTools()
  return part && <part.HeaderTools />
}

/** Unseen, a page still has a heading to be found by. */
function HiddenTitle() {
  const t = useText()
  const title = useSession(({ channel }) => channel?.titleDesc ?? '')
  return <h1 className="hidden-text">{title || t('page.title')}</h1>
}

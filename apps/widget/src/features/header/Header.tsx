import { later } from '@foyer/ui/messages/later.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { MuteButton } from '../sound/MuteButton.tsx'
import { BackButton } from './BackButton.tsx'
import { EndChat } from './EndChat.tsx'
import './Header.css'
import { HideButton } from './HideButton.tsx'
import { Person } from './Person.tsx'

/** S-09. A channel can do without it. Before its settings are here, its colour is not known: the bar is plain. */
export function Header() {
  const shown = useSession(({ channel }) => {
    if (!channel) return 'plain'
    return channel.navigationBarShowFlag === 1 ? 'coloured' : 'hidden'
  })
  if (shown === 'hidden') return <HiddenTitle />
  return (
    <header className={`header header-${shown}`}>
      <BackButton />
      <Person />
      <div className="header-tools">
        <MuteButton />
        <Rate />
        <EndChat />
        <HideButton />
      </div>
    </header>
  )
}

const useRateButton = later(async () => import('./RateButton.tsx'))

function Rate() {
  const part = useRateButton()
  return part && <part.RateButton />
}

/** Unseen, a page still has a heading to be found by. */
function HiddenTitle() {
  const t = useText()
  const title = useSession(({ channel }) => channel?.titleDesc ?? '')
  return <h1 className="hidden-text">{title || t('page.title')}</h1>
}

import { Tooltip, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BookMarked, Inbox, Mail, Phone, Settings, Ticket } from 'lucide-react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import mark from './mark.svg'
import './NavRail.css'
import { pagesFor, type Page } from './pages.ts'
import { NeedsMeMark } from '../inbox/NeedsMeMark.tsx'
import { UnhandledMark } from '../left-messages/UnhandledMark.tsx'
import { UserMenu } from '../account/UserMenu.tsx'

const icons = {
  inbox: Inbox,
  messages: Mail,
  tickets: Ticket,
  calls: Phone,
  library: BookMarked,
  settings: Settings,
} satisfies { [P in Page['name']]: typeof Inbox }

/** Leads to every page there is. */
export function NavRail() {
  const t = useText()
  const { agent } = useDesk()
  return (
    <nav className="desk-rail" aria-label={t('nav.label')}>
      <img className="desk-rail-mark" src={mark} alt="Foyer" width="28" height="28" />
      <ul>
        {pagesFor(agent.role).map(({ to, name }) => {
          const Icon = icons[name]
          return (
            <li key={to} className={`desk-rail-${name}`}>
              <Tooltip label={t(`nav.${name}`)} position="right">
                <Link to={to} className="desk-rail-link">
                  <Icon size={20} aria-hidden="true" />
                  <VisuallyHidden>{t(`nav.${name}`)}</VisuallyHidden>
                  {name === 'inbox' && <NeedsMeMark />}
                  {name === 'messages' && <UnhandledMark />}
                </Link>
              </Tooltip>
            </li>
          )
        })}
      </ul>
      <UserMenu />
    </nav>
  )
}

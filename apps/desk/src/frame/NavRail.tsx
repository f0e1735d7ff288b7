import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import mark from './mark.svg'
import './NavRail.css'
import { pages } from './pages.ts'
import { UserMenu } from '../account/UserMenu.tsx'

const icons = { inbox: Inbox } satisfies { [P in (typeof pages)[number]['icon']]: typeof Inbox }

/** Leads to every page there is. */
export function NavRail() {
  const t = useText()
  return (
    <nav className="desk-rail" aria-label={t('nav.label')}>
      <img className="desk-rail-mark" src={mark} alt="Foyer" width="28" height="28" />
      <ul>
        {pages.map(({ to, label, icon }) => {
          const Icon = icons[icon]
          return (
            <li key={to}>
              <Tooltip label={t(label)} position="right">
                <Link to={to} className="desk-rail-link" aria-label={t(label)}>
                  <Icon size={20} aria-hidden="true" />
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

import { Tooltip, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BookMarked, Inbox, Lightbulb, Mail, Phone, Settings, Ticket } from 'lucide-react'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import mark from '../ui/mark.svg'
import './NavRail.css'
import { may, type Act, type AgentRole } from '@foyer/core/identity/may.ts'
import { needsMe } from '../live/needs-me.ts'
import { useUnhandledCount } from '../offline-messages/use-offline-messages.ts'
import { UserMenu } from '../account/UserMenu.tsx'

const icons = {
  inbox: Inbox,
  messages: Mail,
  tickets: Ticket,
  calls: Phone,
  knowledge: Lightbulb,
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
                  {name === 'inbox' && <NeedsMeCount />}
                  {name === 'messages' && <UnhandledCount />}
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

function NeedsMeCount() {
  const t = useText()
  const count = useDeskState(needsMe)
  return <RailCount count={count} label={t('inbox.needsYou', { count })} />
}

function UnhandledCount() {
  const t = useText()
  const count = useUnhandledCount()
  return <RailCount count={count} label={t('messages.unhandledCount', { count })} />
}

function RailCount({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className="desk-rail-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/** The places of the desk, in the rail's order, and what one must be allowed to do to go there. */
const places = [
  { name: 'inbox', act: 'useInbox', to: '/inbox' },
  { name: 'messages', act: 'useTickets', to: '/messages' },
  { name: 'tickets', act: 'useTickets', to: '/tickets' },
  { name: 'calls', act: 'useCalls', to: '/calls' },
  { name: 'reports', act: 'readReports' },
  { name: 'knowledge', act: 'teachRobot', to: '/knowledge' },
  { name: 'library', act: 'useInbox', to: '/library' },
  { name: 'settings', act: 'useSettings', to: '/settings' },
] as const satisfies readonly { name: string; act: Act; to?: string }[]

type Place = (typeof places)[number]
type Page = Extract<Place, { to: string }>

/** Those that exist and that this role may see. */
function pagesFor(role: AgentRole): Page[] {
  return places.filter((place): place is Page => 'to' in place && may(role, place.act))
}

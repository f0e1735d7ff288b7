import { may, type Act } from '@foyer/core/identity/may.ts'
import { Link, Outlet } from '@tanstack/react-router'
import {
  ChevronRight,
  Bell,
  CircleUser,
  CodeXml,
  Eye,
  Keyboard,
  KeyRound,
  ListChecks,
  MessagesSquare,
  Mic,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
  ShieldUser,
  SlidersHorizontal,
  Users,
  UsersRound,
  Stethoscope,
} from 'lucide-react'
import { useAgent } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import './SettingsFrame.css'

/** The pages that are the agent's own, in their order. */
const ownPages = [
  { name: 'account', to: '/settings/account', icon: CircleUser },
  { name: 'preferences', to: '/settings/preferences', icon: SlidersHorizontal },
  { name: 'signals', to: '/settings/signals', icon: Bell },
  { name: 'devices', to: '/settings/devices', icon: Mic },
  { name: 'shortcuts', to: '/settings/shortcuts', icon: Keyboard },
  { name: 'sessions', to: '/settings/sessions', icon: MonitorSmartphone },
  { name: 'twoFactor', to: '/settings/two-factor', icon: KeyRound },
] as const

/** Those that are about everybody, and what one must be allowed to do to see them. */
const housePages = [
  { name: 'setup', to: '/setup', icon: ListChecks, act: 'putOnSites' },
  { name: 'channels', to: '/settings/channels', icon: MessagesSquare, act: 'editChannels' },
  { name: 'team', to: '/settings/team', icon: Users, act: 'manageTeam' },
  { name: 'groups', to: '/settings/groups', icon: UsersRound, act: 'manageTeam' },
  { name: 'visibility', to: '/settings/visibility', icon: Eye, act: 'manageTeam' },
  { name: 'security', to: '/settings/security', icon: ShieldCheck, act: 'manageSecurity' },
  { name: 'site', to: '/settings/site', icon: CodeXml, act: 'putOnSites' },
  { name: 'data', to: '/settings/data', icon: ShieldUser, act: 'manageData' },
  { name: 'audit', to: '/settings/audit', icon: ScrollText, act: 'readAudit' },
  { name: 'doctor', to: '/settings/doctor', icon: Stethoscope, act: 'seeDoctor' },
] as const satisfies readonly { name: string; to: string; icon: typeof Bell; act: Act }[]

/** All settings and the one that is open; on a phone one of both. */
export function SettingsFrame() {
  const t = useText()
  const agent = useAgent()
  const forHouse = housePages.filter(({ act }) => may(agent.role, act))
  return (
    <main className="desk-settings" aria-label={t('settings.title')}>
      <nav className="desk-settings-nav" aria-label={t('settings.title')}>
        <h1>{t('settings.title')}</h1>
        <p className="desk-settings-who">
          <bdi className="desk-ellipsis">{agent.adminNick}</bdi>
          <span className="desk-ellipsis">
            {t(`account.role.${agent.role}`)} · {agent.email}
          </span>
        </p>
        <h2>{t('settings.mine')}</h2>
        <PageLinks pages={ownPages} />
        {forHouse.length > 0 && (
          <>
            <h2>{t('settings.house')}</h2>
            <PageLinks pages={forHouse} />
          </>
        )}
      </nav>
      <Outlet />
    </main>
  )
}

type LinkedPage = (typeof ownPages)[number] | (typeof housePages)[number]

function PageLinks({ pages }: { pages: readonly LinkedPage[] }) {
  const t = useText()
  return (
    <ul>
      {pages.map(({ name, to, icon: Icon }) => (
        <li key={name}>
          <Link to={to} className="desk-settings-link">
            <Icon size={18} aria-hidden="true" />
            {t(`settings.${name}`)}
            <ChevronRight size={16} aria-hidden="true" className="desk-settings-more desk-mirrored" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

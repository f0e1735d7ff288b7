import { Select } from '@mantine/core'
import { Link, Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { may } from '@foyer/core/identity/may.ts'
import { useEffect, useRef } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import './KnowledgeFrame.css'
import { ReadFailed } from './RobotPage.tsx'
import { useRobot, useRobots } from './use-robot.ts'

const tabs = [
  { name: 'documents', to: '/knowledge/documents' },
  { name: 'proposals', to: '/knowledge/proposals' },
  { name: 'test', to: '/knowledge/test' },
  { name: 'cases', to: '/knowledge/cases' },
  { name: 'complaints', to: '/knowledge/complaints' },
  { name: 'dialogues', to: '/knowledge/dialogues' },
  { name: 'model', to: '/knowledge/model' },
  { name: 'helpCentre', to: '/knowledge/help-centre' },
  { name: 'import', to: '/knowledge/import' },
] as const

/** Frame of the studio's pages, all about the robot that is chosen at the top. */
export function KnowledgeFrame() {
  const t = useText()
  const search = useSearch({ from: '/knowledge' })
  const nav = useTabInSight()
  return (
    <main className="desk-knowledge" aria-label={t('nav.knowledge')}>
      <header className="desk-knowledge-head">
        <h1>{t('nav.knowledge')}</h1>
        <RobotSelect />
        <nav ref={nav} aria-label={t('nav.knowledge')}>
          <ul>
            {tabs.map(({ name, to }) => (
              <li key={name}>
                <Link to={to} search={search} className="desk-knowledge-tab">
                  {t(`knowledge.tab.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="desk-knowledge-body">
        <Page />
      </div>
    </main>
  )
}

/** The open page, unless there is no robot to teach. */
function Page() {
  const t = useText()
  const { agent } = useDesk()
  const robot = useRobot()
  const { isSuccess, error, refetch } = useRobots()
  if (!may(agent.role, 'teachRobot')) return <EmptyState title={t('knowledge.documents.forbidden')} />
  if (!robot && error) return <ReadFailed error={error} onAgain={refetch} />
  if (!robot && isSuccess) return <EmptyState title={t('knowledge.documents.noRobot')} />
  return <Outlet />
}

/** Keeps the tab of the open page in sight where not all of them fit. */
function useTabInSight() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return nav
}

/** Most sites have one robot: then there is nothing to choose. */
function RobotSelect() {
  const t = useText()
  const navigate = useNavigate()
  const { data: robots = [] } = useRobots()
  const robot = useRobot()
  if (robots.length < 2 || !robot) return null
  const options = robots.map(({ robotNo, channels }) => ({
    value: robotNo,
    label: channels.length > 0 ? channels.join(', ') : robotNo,
  }))
  return (
    <Select
      aria-label={t('knowledge.robot')}
      data={options}
      value={robot.robotNo}
      allowDeselect={false}
      onChange={(robotNo) =>
        void navigate({ to: '/knowledge/documents', search: robotNo ? { robot: robotNo } : {} })
      }
    />
  )
}

import { Skeleton } from '@mantine/core'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import type { ReactNode } from 'react'
import { ApiError } from '../platform/api-error.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../ui/EmptyState.tsx'
import './RobotPage.css'
import { useRobot, useRobots } from './use-robot.ts'

type RobotPageProps = { title: string; lead: string; children: (robot: Robot) => ReactNode }

/** A page about one robot: its title, and its content once the robot is known. */
export function RobotPage({ title, lead, children }: RobotPageProps) {
  return (
    <section className="desk-robot-page" aria-label={title}>
      <h2>{title}</h2>
      <p className="desk-robot-page-lead">{lead}</p>
      <OfRobot>{children}</OfRobot>
    </section>
  )
}

function OfRobot({ children }: Pick<RobotPageProps, 'children'>) {
  const t = useText()
  const { isPending, error, refetch } = useRobots()
  const robot = useRobot()
  if (error) return <ReadFailed error={error} onAgain={refetch} />
  if (isPending) return <Skeleton height={200} radius="md" />
  return robot ? children(robot) : <EmptyState title={t('knowledge.test.noRobot')} />
}

/** A read of the page failed. */
export function ReadFailed({ error, onAgain }: { error: Error; onAgain: () => unknown }) {
  const t = useText()
  return (
    <LoadFailed
      title={t(error instanceof ApiError ? failureKey(error.failed) : 'error.network')}
      onAgain={onAgain}
    />
  )
}

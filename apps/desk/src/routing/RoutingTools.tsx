import { may } from '@foyer/core/identity/may.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { relationOf } from '../inbox/relation.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { useRoutingActions } from './use-routing-actions.ts'

/** What can be done about whose conversation this is. */
export function RoutingTools({ row }: { row: ThreadRow }) {
  const t = useText()
  const { agent } = useDesk()
  const { refuse, takeOver } = useRoutingActions(row)
  const [asking, setAsking] = useState<'handOver' | 'refuse' | undefined>()
  const relation = relationOf(row, agent.adminId)
  const name = row.userName || t('visitor.unnamed')

  if (relation === 'theirs' && may(agent.role, 'takeOver'))
    return (
      <Button variant="default" size="xs" onClick={() => void takeOver()}>
        {t('takeOver.action')}
      </Button>
    )
  if (relation !== 'mine') return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking('handOver')}>
        {t('handOver.action')}
      </Button>
      <Button variant="default" size="xs" onClick={() => setAsking('refuse')}>
        {t('refuse.action')}
      </Button>
      <HandOverDialog row={row} isOpen={asking === 'handOver'} onClose={() => setAsking(undefined)} />
      <ConfirmDialog
        isOpen={asking === 'refuse'}
        title={t('refuse.title')}
        body={t('refuse.body', { name })}
        confirm={t('refuse.confirm')}
        onAnswer={(isConfirmed) => {
          setAsking(undefined)
          if (isConfirmed) void refuse()
        }}
      />
    </>
  )
}

import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { may } from '@foyer/core/identity/may.ts'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { CallButtons } from '../calls/CallButtons.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { relationOf } from '../inbox/relation.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useRoutingActions } from '../routing/use-routing-actions.ts'
import { useText } from '../text/text-context.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'
import type { ThreadQuestion } from './thread-question.ts'
import { useThreadActions } from './use-thread-actions.ts'

const HandOverDialog = lazy(async () => ({
  default: (await import('../routing/HandOverDialog.tsx')).HandOverDialog,
}))

/** What can be done with a conversation: what is done all day stands open, the rest in a menu. */
export function ThreadTools({ row, children }: { row: ThreadRow; children: ReactNode }) {
  const t = useText()
  const { agent } = useDesk()
  const { takeOver } = useRoutingActions(row)
  const isPhone = useMediaQuery('(max-width: 800px)', false, { getInitialValueInEffect: false })
  const [asking, setAsking] = useState<ThreadQuestion>()
  const relation = relationOf(row, agent.adminId)
  return (
    <>
      {relation === 'mine' && <CallButtons row={row} />}
      {relation === 'theirs' && may(agent.role, 'takeOver') && (
        <Button variant="default" size="xs" onClick={() => void takeOver()}>
          {t('takeOver.action')}
        </Button>
      )}
      {relation === 'mine' && !isPhone && (
        <>
          <Button variant="default" size="xs" onClick={() => setAsking('handOver')}>
            {t('handOver.action')}
          </Button>
          <Button variant="default" size="xs" onClick={() => setAsking('end')}>
            {t('thread.end')}
          </Button>
        </>
      )}
      {children}
      <ThreadMenu row={row} isAll={isPhone} onAsk={setAsking} />
      <Questions row={row} asking={asking} onClose={() => setAsking(undefined)} />
    </>
  )
}

type QuestionsProps = { row: ThreadRow; asking: ThreadQuestion | undefined; onClose: () => void }

function Questions({ row, asking, onClose }: QuestionsProps) {
  const t = useText()
  const { end } = useThreadActions(row)
  const { refuse } = useRoutingActions(row)
  // It stays when it was closed: a note that was begun is not lost.
  const [wasHanding, setHanding] = useState(false)
  if (asking === 'handOver' && !wasHanding) setHanding(true)
  const name = row.userName || t('visitor.unnamed')
  const answerTo = (act: () => Promise<unknown>) => (isConfirmed: boolean) => {
    onClose()
    if (isConfirmed) void act()
  }
  return (
    <>
      {wasHanding && (
        <Suspense>
          <HandOverDialog row={row} isOpen={asking === 'handOver'} onClose={onClose} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asking === 'refuse'}
        title={t('refuse.title')}
        body={t('refuse.body', { name })}
        confirm={t('refuse.confirm')}
        onAnswer={answerTo(refuse)}
      />
      <ConfirmDialog
        isOpen={asking === 'end'}
        title={t('thread.end.title')}
        body={t('thread.end.body', { name })}
        confirm={t('thread.end.confirm')}
        onAnswer={answerTo(end)}
      />
    </>
  )
}

import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { may } from '@foyer/core/identity/may.ts'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { CallButtons } from '../calls/CallButtons.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { focusList } from '../keys/list-elements.ts'
import { relationOf } from '../state/inbox/relation.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useThreadAct } from '../ui/ui-state.tsx'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { useRoutingActions } from '../routing/use-routing-actions.ts'
import { useText } from '../text/text-context.tsx'
import { isRatingInvited } from '../state/thread/is-rating-invited.ts'
import { ThreadMenu } from './ThreadMenu.tsx'
import type { ThreadQuestion } from './thread-question.ts'
import { useThreadActions } from '../timeline/use-thread-actions.ts'

const HandOverDialog = lazy(async () => ({
  default: (await import('../routing/HandOverDialog.tsx')).HandOverDialog,
}))

const WhoSeesDialog = lazy(async () => ({
  default: (await import('./WhoSeesDialog.tsx')).WhoSeesDialog,
}))

/** Actions on a conversation: the frequent ones are buttons, the rest is in a menu. */
export function ThreadTools({ row, children }: { row: ThreadRow; children: ReactNode }) {
  const t = useText()
  const { agent } = useDesk()
  const { takeOver } = useRoutingActions(row)
  const isPhone = useMediaQuery('(max-width: 800px)', false, { getInitialValueInEffect: false })
  const [asking, setAsking] = useState<ThreadQuestion>()
  const relation = relationOf(row, agent.adminId)
  const isMine = relation === 'mine'
  const { inviteRating } = useThreadActions(row)
  const isInvited = useDeskState(({ logs }) => isRatingInvited(logs.get(row.threadId)?.events ?? []))
  useThreadAct('transfer', isMine ? () => setAsking('handOver') : undefined)
  useThreadAct('requestRating', isMine && !isInvited ? () => void inviteRating() : undefined)
  useThreadAct('end', isMine ? () => setAsking('end') : undefined)
  return (
    <>
      {isMine && <CallButtons row={row} />}
      {relation === 'theirs' && may(agent.role, 'takeOver') && (
        <Button variant="default" size="xs" onClick={() => void takeOver()}>
          {t('takeOver.action')}
        </Button>
      )}
      {isMine && !isPhone && (
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
  const { refuse, handOver } = useRoutingActions(row)
  const focusAfter = useFocusAfterwards(row)
  // It stays when it was closed: a note that was begun is not lost.
  const [wasHanding, setHanding] = useState(false)
  if (asking === 'handOver' && !wasHanding) setHanding(true)
  useReturnFocus(asking === 'handOver' || asking === 'whoSees')
  const name = row.userName || t('visitor.unnamed')
  const answerTo = (act: () => Promise<boolean>) => (isConfirmed: boolean) => {
    onClose()
    if (isConfirmed) void focusAfter(act)
  }
  return (
    <>
      {wasHanding && (
        <Suspense>
          <HandOverDialog
            isOpen={asking === 'handOver'}
            handOver={(to) => focusAfter(() => handOver(to))}
            onClose={onClose}
          />
        </Suspense>
      )}
      {asking === 'whoSees' && (
        <Suspense>
          <WhoSeesDialog threadId={row.threadId} onClose={onClose} />
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

/**
 * When this agent gives a conversation away, the box that had the focus goes with it: the list has what comes next. The
 * focus stays where it is when somebody else takes the conversation.
 */
function useFocusAfterwards(row: ThreadRow): (act: () => Promise<boolean>) => Promise<boolean> {
  const { agent } = useDesk()
  const isExpected = useRef(false)
  const isMine = relationOf(row, agent.adminId) === 'mine'
  useEffect(() => {
    if (isMine || !isExpected.current) return
    isExpected.current = false
    if (isFocusFree()) focusList()
  }, [isMine])
  return async (act) => {
    isExpected.current = true
    const isDone = await act()
    if (!isDone) isExpected.current = false
    return isDone
  }
}

/** A dialogue that is downloaded first does not know what had the focus before it. */
function useReturnFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && isFocusFree()) before.focus()
    }
  }, [isOpen])
}

/** Nothing has the focus, or only a question that was answered and is still leaving. */
function isFocusFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.closest('[role=dialog]') !== null
}

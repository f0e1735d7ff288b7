import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Hold } from '@foyer/contract/desk/retention.ts'
import { useState } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useNotify } from '../ui/use-notify.ts'

/** Lifts a legal hold, after a question: what is due is deleted then. */
export function LiftHoldButton({ hold }: { hold: Hold }) {
  const t = useText()
  const liftHold = useLiftHold()
  const [isAsking, setAsking] = useState(false)
  const name = hold.userName || t('visitor.unnamed')
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('data.hold.liftOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('data.hold.lift')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('data.hold.liftTitle', { name })}
        body={t('data.hold.liftBody')}
        confirm={t('data.hold.lift')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void liftHold(hold.userId)
        }}
      />
    </>
  )
}

/** Ends a legal hold; every view of the visitor reads again. */
function useLiftHold(): (userId: string) => Promise<void> {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client } = useDesk()
  return async (userId) => {
    const result = await client.liftHold({ userId })
    if (!result.ok) notify(t(failureKey(result)), 'problem')
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['holds'] }),
      queryClient.invalidateQueries({ queryKey: ['visitor'] }),
    ])
  }
}

import { Button } from '@mantine/core'
import type { Hold } from '@foyer/contract/desk/retention.ts'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useLiftHold } from './use-lift-hold.ts'

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

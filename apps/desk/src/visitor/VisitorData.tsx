import { Button } from '@mantine/core'
import type { Hold } from '@foyer/contract/desk/retention.ts'
import type { VisitorInfo } from '@foyer/contract/desk/visitor.ts'
import { may } from '@foyer/core/identity/may.ts'
import { Download, Eraser, Scale } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Part } from '../ui/Part.tsx'
import './notice.css'
import './VisitorData.css'
import { LiftHoldButton } from './LiftHoldButton.tsx'
import { useDataRequest } from './use-data-request.tsx'

const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog.tsx')).EraseDialog }))
const HoldDialog = lazy(async () => ({ default: (await import('./HoldDialog.tsx')).HoldDialog }))

type VisitorDataProps = { visitor: VisitorInfo; threadId: string; name: string }

/** What admins can do with the visitor's data. */
export function VisitorData({ visitor, threadId, name }: VisitorDataProps) {
  const t = useText()
  const { agent } = useDesk()
  const request = useDataRequest(threadId)
  const [asking, setAsking] = useState<'export' | 'erase' | 'hold'>()
  if (!may(agent.role, 'manageData')) return null
  const close = (): void => setAsking(undefined)
  const look = { variant: 'subtle', size: 'compact-sm' } as const
  return (
    <Part title={t('settings.data')}>
      <div className="desk-visitor-data">
        <Button {...look} leftSection={<Download size={14} />} onClick={() => setAsking('export')}>
          {t('data.export.open')}
        </Button>
        {!visitor.hold && (
          <Button {...look} leftSection={<Scale size={14} />} onClick={() => setAsking('hold')}>
            {t('data.hold.open')}
          </Button>
        )}
        <Button {...look} color="red" leftSection={<Eraser size={14} />} onClick={() => setAsking('erase')}>
          {t('data.erase.open')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking === 'export'}
        title={t('data.export.title', { name })}
        body={t('data.export.body')}
        confirm={t('data.export.confirm')}
        isFinal={false}
        onAnswer={(isConfirmed) => {
          close()
          if (isConfirmed) void request('export')
        }}
      />
      <Suspense>
        {asking === 'erase' && (
          <EraseDialog userName={visitor.userName} erase={() => request('erasure')} onClose={close} />
        )}
        {asking === 'hold' && <HoldDialog threadId={threadId} name={name} onClose={close} />}
      </Suspense>
    </Part>
  )
}

/** Says that the visitor's data is kept, by whom and why. */
export function HoldNotice({ hold }: { hold: Hold }) {
  const t = useText()
  const times = useTimes()
  return (
    <div className="desk-visitor-notice desk-hold">
      <p>
        <strong>{t('data.held')}</strong>
      </p>
      <p>{t('data.hold.by', { name: hold.adminNick, time: times.full(hold.holdTime) })}</p>
      <q>
        <bdi>{hold.reason}</bdi>
      </q>
      <LiftHoldButton hold={hold} />
    </div>
  )
}

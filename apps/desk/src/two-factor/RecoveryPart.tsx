import { Button } from '@mantine/core'
import { useState } from 'react'
import { useConnection } from '../platform/connection-context.tsx'
import { useText } from '../text/text-context.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useProven } from './use-proven.tsx'

type RecoveryPartProps = { left: number; onRenewed: (recoveryCodes: string[]) => void }

/** What opens the account when the phone is lost. */
export function RecoveryPart({ left, onRenewed }: RecoveryPartProps) {
  const t = useText()
  const { client } = useConnection()
  const { call, question } = useProven()
  const [isAsking, setAsking] = useState(false)

  async function renew(isConfirmed: boolean): Promise<void> {
    setAsking(false)
    const renewed = isConfirmed && (await call(() => client.renewRecoveryCodes({})))
    if (renewed) onRenewed(renewed.recoveryCodes)
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-recovery">
      <h2 id="desk-recovery">{t('twoFactor.recovery')}</h2>
      <p className="desk-settings-part-lead">{t('twoFactor.recovery.lead')}</p>
      <p role="status">{t('twoFactor.recovery.left', { count: left })}</p>
      <div>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('twoFactor.recovery.renew')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('twoFactor.recovery.renew.title')}
        body={t('twoFactor.recovery.renew.body')}
        confirm={t('twoFactor.recovery.renew')}
        onAnswer={(isConfirmed) => void renew(isConfirmed)}
      />
      {question}
    </section>
  )
}

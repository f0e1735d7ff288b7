import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { LoadFailed } from '../ui/EmptyState.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RecoveryPart } from './RecoveryPart.tsx'
import { TotpPart } from './TotpPart.tsx'
import './two-factor.css'
import { useTwoFactor, useTwoFactorChanged } from './use-two-factor.ts'

/** All second steps of the agent. */
export function TwoFactorParts() {
  const t = useText()
  const { data, isError, refetch } = useTwoFactor()
  const refresh = useTwoFactorChanged()
  const [codes, setCodes] = useState<string[]>()
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!data) return <Skeleton height={240} radius="md" />
  const { hasPassword, hasTotp, passkeys, recoveryCodesLeft, isRequired } = data
  if (!hasPassword) return <p>{t('twoFactor.byProvider')}</p>

  function changed(recoveryCodes?: string[]): void {
    // Whoever must have a second step leaves this page once it is on: not before the codes are saved.
    if (recoveryCodes) setCodes(recoveryCodes)
    else void refresh()
  }

  return (
    <div className="desk-settings-parts">
      <TotpPart isOn={hasTotp} isRemovable={!isRequired || passkeys.length > 0} onChanged={changed} />
      <PasskeysPart passkeys={passkeys} isRemovable={!isRequired || hasTotp} onChanged={changed} />
      {(hasTotp || passkeys.length > 0) && <RecoveryPart left={recoveryCodesLeft} onRenewed={changed} />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined)
            void refresh()
          }}
        />
      )}
    </div>
  )
}

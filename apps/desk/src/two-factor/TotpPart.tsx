import { Button, TextInput } from '@mantine/core'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useConnection } from '../platform/connection-context.tsx'
import { useText } from '../text/text-context.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { useNotify } from '../ui/use-notify.ts'
import { QrCode } from './QrCode.tsx'
import { useProven } from './use-proven.tsx'

type TotpPartProps = {
  isOn: boolean
  /** Whether it can be removed: the last second step stays where the tenant asks for one. */
  isRemovable: boolean
  onChanged: (recoveryCodes?: string[]) => void
}

type Pending = { secret: string; uri: string }

/** The authenticator app. */
export function TotpPart({ isOn, isRemovable, onChanged }: TotpPartProps) {
  const t = useText()
  const { client } = useConnection()
  const { call, question } = useProven()
  const [pending, setPending] = useState<Pending>()
  const [isAsking, setAsking] = useState(false)

  const start = async (): Promise<void> => setPending(await call(() => client.startTotp({})))

  async function remove(isConfirmed: boolean): Promise<void> {
    setAsking(false)
    if (isConfirmed && (await call(() => client.removeTotp({})))) onChanged()
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-totp">
      <h2 id="desk-totp">
        {t('twoFactor.totp')}
        {isOn && (
          <span className="desk-two-factor-on">
            <ShieldCheck size={14} aria-hidden="true" />
            {t('twoFactor.on')}
          </span>
        )}
      </h2>
      <p className="desk-settings-part-lead">{t('twoFactor.totp.lead')}</p>
      <div>
        {!isOn && <Button onClick={() => void start()}>{t('twoFactor.totp.add')}</Button>}
        {isOn && isRemovable && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('twoFactor.totp.remove')}
          </Button>
        )}
        {isOn && !isRemovable && <p className="desk-two-factor-lead">{t('twoFactor.last')}</p>}
      </div>
      {pending && (
        <TotpDialog
          pending={pending}
          onClose={() => setPending(undefined)}
          onConfirmed={(codes) => {
            setPending(undefined)
            onChanged(codes)
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('twoFactor.totp.remove.title')}
        body={t('twoFactor.totp.remove.body')}
        confirm={t('twoFactor.totp.remove')}
        onAnswer={(isConfirmed) => void remove(isConfirmed)}
      />
      {question}
    </section>
  )
}

type TotpDialogProps = {
  pending: Pending
  onClose: () => void
  onConfirmed: (recoveryCodes?: string[]) => void
}

function TotpDialog({ pending, onClose, onConfirmed }: TotpDialogProps) {
  const t = useText()
  const notify = useNotify()
  const { client } = useConnection()
  const { call, question } = useProven()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    if (code.trim() === '') return setProblem(t('second.missing'))
    setBusy(true)
    const confirmed = await call(() => client.confirmTotp({ code }), { 'signIn.wrong': t('second.wrong') })
    setBusy(false)
    if (!confirmed) return setCode('')
    notify(t('twoFactor.added'))
    onConfirmed(confirmed.recoveryCodes)
  }

  return (
    <>
      <FormDialog
        title={t('twoFactor.totp.title')}
        action={t('twoFactor.totp.confirm')}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <p className="desk-two-factor-lead">{t('twoFactor.totp.scan')}</p>
        <QrCode text={pending.uri} label={t('twoFactor.totp.picture')} />
        <a className="desk-two-factor-open" href={pending.uri}>
          {t('twoFactor.totp.open')}
        </a>
        <p className="desk-two-factor-lead">
          {t('twoFactor.totp.byHand')}{' '}
          <code dir="ltr" className="desk-two-factor-key">
            {pending.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <TextInput
          data-autofocus
          label={t('twoFactor.totp.enter')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          error={problem}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value)
            setProblem('')
          }}
        />
      </FormDialog>
      {question}
    </>
  )
}

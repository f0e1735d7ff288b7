import { Button, TextInput } from '@mantine/core'
import { twoFactorLimits } from '@foyer/contract/desk/two-factor-limits.ts'
import type { OwnPasskey } from '@foyer/contract/desk/two-factor.ts'
import { useState } from 'react'
import { useConnection } from '../platform/connection-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { useNotify } from '../ui/use-notify.ts'
import { canUsePasskeys, makePasskey } from '../platform/passkeys.ts'
import { useProven } from './use-proven.tsx'

type PasskeysPartProps = {
  passkeys: readonly OwnPasskey[]
  /** Whether the last one can be removed. */
  isRemovable: boolean
  onChanged: (recoveryCodes?: string[]) => void
}

export function PasskeysPart({ passkeys, isRemovable, onChanged }: PasskeysPartProps) {
  const t = useText()
  const { client } = useConnection()
  const { call, question } = useProven()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<OwnPasskey>()
  const isKept = passkeys.length === 1 && !isRemovable

  async function remove(passkey: OwnPasskey | undefined, isConfirmed: boolean): Promise<void> {
    setAsked(undefined)
    if (!isConfirmed || !passkey) return
    if (await call(() => client.removePasskey({ passkeyId: passkey.passkeyId }))) onChanged()
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-passkeys">
      <h2 id="desk-passkeys">{t('twoFactor.passkeys')}</h2>
      <p className="desk-settings-part-lead">{t('twoFactor.passkeys.lead')}</p>
      {passkeys.length > 0 && (
        <ul className="desk-settings-list" aria-labelledby="desk-passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkeyId}
              passkey={passkey}
              {...(!isKept && { onRemove: () => setAsked(passkey) })}
            />
          ))}
        </ul>
      )}
      {isKept && <p className="desk-two-factor-lead">{t('twoFactor.last')}</p>}
      {canUsePasskeys() ? (
        <div>
          <Button variant={passkeys.length > 0 ? 'default' : 'filled'} onClick={() => setAdding(true)}>
            {t('twoFactor.passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className="desk-two-factor-lead">{t('twoFactor.passkeys.unsupported')}</p>
      )}
      {isAdding && (
        <PasskeyDialog
          onClose={() => setAdding(false)}
          onAdded={(codes) => {
            setAdding(false)
            onChanged(codes)
          }}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('twoFactor.passkeys.remove.title', { name: asked?.name ?? '' })}
        body={t('twoFactor.passkeys.remove.body')}
        confirm={t('twoFactor.passkeys.remove')}
        onAnswer={(isConfirmed) => void remove(asked, isConfirmed)}
      />
      {question}
    </section>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: OwnPasskey; onRemove?: () => void }) {
  const t = useText()
  const times = useTimes()
  const { name, createTime, usedTime } = passkey
  return (
    <li>
      <div className="desk-two-factor-passkey">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {t('twoFactor.passkeys.created', { time: times.full(createTime) })} ·{' '}
          {usedTime > 0
            ? t('twoFactor.passkeys.used', { time: times.full(usedTime) })
            : t('twoFactor.passkeys.unused')}
        </span>
      </div>
      {onRemove && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('twoFactor.passkeys.removeOf', { name })}
          onClick={onRemove}
        >
          {t('twoFactor.passkeys.remove')}
        </Button>
      )}
    </li>
  )
}

type PasskeyDialogProps = { onClose: () => void; onAdded: (recoveryCodes?: string[]) => void }

function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const t = useText()
  const notify = useNotify()
  const { client } = useConnection()
  const { call, question } = useProven()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function make(): Promise<void> {
    const started = await call(() => client.startPasskey({}))
    if (!started) return
    const passkey = await makePasskey(started.options)
    if (passkey === 'known') return setProblem(t('twoFactor.passkeys.known'))
    if (passkey === 'cancelled') return setProblem(t('twoFactor.passkeys.cancelled'))
    const failed = { 'signIn.wrong': t('twoFactor.passkeys.cancelled') }
    const added = await call(() => client.addPasskey({ name: name.trim(), passkey }), failed)
    if (!added) return
    notify(t('twoFactor.added'))
    onAdded(added.recoveryCodes)
  }

  async function submit(): Promise<void> {
    if (name.trim() === '') return setProblem(t('twoFactor.passkeys.nameMissing'))
    setBusy(true)
    await make()
    setBusy(false)
  }

  return (
    <>
      <FormDialog
        title={t('twoFactor.passkeys.add')}
        action={t('twoFactor.passkeys.continue')}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <TextInput
          data-autofocus
          label={t('twoFactor.passkeys.name')}
          description={t('twoFactor.passkeys.name.hint')}
          maxLength={twoFactorLimits.passkeyName}
          dir="auto"
          value={name}
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setProblem('')
          }}
        />
      </FormDialog>
      {question}
    </>
  )
}

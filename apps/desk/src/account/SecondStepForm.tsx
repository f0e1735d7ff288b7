import { Button, TextInput, UnstyledButton } from '@mantine/core'
import type { SecondStep, SecondStepNeeded } from '@foyer/contract/desk/account.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useEffect, useRef, useState } from 'react'
import { canUsePasskeys, showPasskey } from '../platform/passkeys.ts'
import { useText } from '../text/text-context.tsx'

type SecondStepFormProps = {
  needed: SecondStepNeeded
  isBusy: boolean
  problem: DeskKey | undefined
  onShow: (step: SecondStep) => void
  onProblem: (problem: DeskKey | undefined) => void
  onBack: () => void
}

type Way = 'passkey' | 'totp' | 'recovery'

/** What is asked for after the right password. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { needed, isBusy, problem, onShow, onProblem, onBack } = props
  const t = useText()
  const ways = waysOf(needed)
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')

  async function show(): Promise<void> {
    if (!needed.passkey) return
    const passkey = await showPasskey(needed.passkey)
    if (typeof passkey === 'string') onProblem('signIn.passkey.failed')
    else onShow({ kind: 'passkey', passkey })
  }

  return (
    <div className="desk-sign-in-form">
      <p>{t(`second.lead.${way}`)}</p>
      {way === 'passkey' ? (
        <>
          <Problem text={problem} />
          <Button size="md" fullWidth loading={isBusy} onClick={() => void show()}>
            {t('second.usePasskey')}
          </Button>
        </>
      ) : (
        <CodeForm
          key={way}
          way={way}
          isBusy={isBusy}
          problem={problem}
          onProblem={onProblem}
          onCode={(code) => onShow({ kind: way, code })}
        />
      )}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <UnstyledButton
            key={other}
            className="desk-sign-in-other"
            onClick={() => {
              setWay(other)
              onProblem(undefined)
            }}
          >
            {t(`second.use.${other}`)}
          </UnstyledButton>
        ))}
      <UnstyledButton className="desk-sign-in-other" onClick={onBack}>
        {t('second.back')}
      </UnstyledButton>
      <p>{t('second.lost')}</p>
    </div>
  )
}

function waysOf({ passkey, hasTotp, hasRecoveryCodes }: SecondStepNeeded): Way[] {
  return [
    ...(passkey && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(hasTotp ? (['totp'] as const) : []),
    ...(hasRecoveryCodes ? (['recovery'] as const) : []),
  ]
}

function Problem({ text }: { text: DeskKey | undefined }) {
  const t = useText()
  return (
    <div role="alert" className="desk-sign-in-problem">
      {text && t(text)}
    </div>
  )
}

type CodeFormProps = {
  way: 'totp' | 'recovery'
  isBusy: boolean
  problem: DeskKey | undefined
  onProblem: (problem: DeskKey | undefined) => void
  onCode: (code: string) => void
}

function CodeForm({ way, isBusy, problem, onProblem, onCode }: CodeFormProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="desk-sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() === '') onProblem('second.missing')
        else onCode(code)
      }}
    >
      <TextInput
        ref={field}
        label={t(way === 'totp' ? 'second.code' : 'second.recovery')}
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        maxLength={way === 'totp' ? 10 : 40}
        dir="ltr"
        size="md"
        value={code}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value)
          onProblem(undefined)
        }}
      />
      <Problem text={problem} />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}

import type { Result } from '@foyer/client/result.ts'
import { PasswordInput } from '@mantine/core'
import { passwordLimits } from '@foyer/contract/desk/password-limits.ts'
import { useState, type ReactNode } from 'react'
import { useAgent } from '../live/desk-context.tsx'
import { useConnection } from '../platform/connection-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { useNotify } from '../ui/use-notify.ts'

type Asked = { retry: () => void; giveUp: () => void }

/**
 * Calls that change how one signs in. When the server asks for the password first, a window asks for it and the call is
 * made again. `call` answers undefined when it failed, and has told so.
 */
export function useProven(): {
  call: <T>(
    request: () => Promise<Result<T>>,
    own?: Partial<Record<string, string>>,
  ) => Promise<T | undefined>
  question: ReactNode
} {
  const t = useText()
  const notify = useNotify()
  const [asked, setAsked] = useState<Asked>()

  async function call<T>(
    request: () => Promise<Result<T>>,
    own: Partial<Record<string, string>> = {},
  ): Promise<T | undefined> {
    const result = await request()
    if (result.ok) return result.data
    const error = result.kind === 'refused' ? result.error : undefined
    if (error === 'identity.unproven') {
      const isProven = await new Promise<boolean>((resolve) =>
        setAsked({ retry: () => resolve(true), giveUp: () => resolve(false) }),
      )
      setAsked(undefined)
      return isProven ? call(request, own) : undefined
    }
    notify((error && own[error]) ?? t(failureKey(result)), 'problem')
    return undefined
  }

  const question = asked && <PasswordQuestion onProven={asked.retry} onClose={asked.giveUp} />
  return { call, question }
}

function PasswordQuestion({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const t = useText()
  const { client } = useConnection()
  const { email } = useAgent()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    if (password === '') return setProblem(t('signIn.passwordMissing'))
    setBusy(true)
    const result = await client.confirmPassword({ password })
    setBusy(false)
    if (result.ok) return onProven()
    const isWrong = result.kind === 'refused' && result.error === 'signIn.wrong'
    setProblem(t(isWrong ? 'error.passwordWrong' : failureKey(result)))
  }

  return (
    <FormDialog
      title={t('twoFactor.confirm.title')}
      action={t('twoFactor.confirm')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="desk-two-factor-lead">{t('twoFactor.confirm.lead')}</p>
      {/* Password managers look for the account's name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        data-autofocus
        label={t('signIn.password')}
        autoComplete="current-password"
        maxLength={passwordLimits.maxLength}
        value={password}
        error={problem}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value)
          setProblem('')
        }}
      />
    </FormDialog>
  )
}

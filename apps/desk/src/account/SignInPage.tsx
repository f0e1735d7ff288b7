import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Failed } from '@foyer/client/result.ts'
import type { DeskAgent, SecondStep, SecondStepNeeded } from '@foyer/contract/desk/account.ts'
import { useText } from '../text/text-context.tsx'
import { canUsePasskeys, showPasskey } from '../platform/passkeys.ts'
import { SecondStepForm } from './SecondStepForm.tsx'
import { SignInCard } from './SignInCard.tsx'
import { SsoEntry } from './sso/SsoEntry.tsx'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../platform/connection-context.tsx'
import { agentKey, expiredKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'

type Field = 'email' | 'password'
type Credentials = { email: string; password: string }

/** The form's fields are read when it is sent: password managers fill them without telling anybody. */
function useSignIn() {
  const { client } = useConnection()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DeskKey>()
  const [missing, setMissing] = useState<ReadonlySet<Field>>(new Set())
  // The password is kept until the second step is done: both are sent together.
  const [firstStep, setFirstStep] = useState<Credentials & { needed: SecondStepNeeded }>()

  async function opened(agent: DeskAgent): Promise<void> {
    // An answer from before, that nobody is signed in, comes too late.
    await queryClient.cancelQueries({ queryKey: agentKey })
    queryClient.setQueryData(expiredKey, false)
    queryClient.setQueryData(agentKey, agent)
  }

  function failed(result: Failed, wrong: DeskKey): void {
    const error = result.kind === 'refused' ? result.error : undefined
    if (error === 'request.invalid' || error === 'signIn.wrong') return setProblem(wrong)
    // What was shown is right, and the organisation wants another way.
    setProblem(error === 'identity.forbidden' ? 'sso.required' : failureKey(result))
  }

  async function signIn(credentials: Credentials, secondStep?: SecondStep): Promise<void> {
    setBusy(true)
    const result = await client.signIn({ ...credentials, ...(secondStep && { secondStep }) })
    setBusy(false)
    if (!result.ok) return failed(result, wrongOf(secondStep))
    if ('agent' in result.data) await opened(result.data.agent)
    else setFirstStep({ ...credentials, needed: result.data.needed })
  }

  async function showAnyPasskey(): Promise<void> {
    const started = await client.startPasskeySignIn({})
    if (!started.ok) return failed(started, 'signIn.passkey.failed')
    const passkey = await showPasskey(started.data.options)
    if (typeof passkey === 'string') return setProblem('signIn.passkey.failed')
    const result = await client.signInWithPasskey({ passkey })
    if (result.ok) await opened(result.data.agent)
    else failed(result, 'signIn.passkey.unknown')
  }

  async function signInWithPasskey(): Promise<void> {
    setProblem(undefined)
    setBusy(true)
    await showAnyPasskey()
    setBusy(false)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = textOf(form, 'email').trim()
    const password = textOf(form, 'password')
    const lacks = new Set<Field>([
      ...(email ? [] : ['email' as const]),
      ...(password ? [] : ['password' as const]),
    ])
    setMissing(lacks)
    setProblem(undefined)
    if (lacks.size === 0) void signIn({ email, password })
  }

  const isExpired = queryClient.getQueryData(expiredKey) === true
  return {
    submit,
    signIn,
    signInWithPasskey,
    firstStep,
    setFirstStep,
    isBusy,
    problem,
    setProblem,
    missing,
    isExpired,
  }
}

function wrongOf(step: SecondStep | undefined): DeskKey {
  if (!step) return 'error.signIn'
  return step.kind === 'passkey' ? 'signIn.passkey.failed' : 'second.wrong'
}

function textOf(form: FormData, name: Field): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function SignInPage() {
  const t = useText()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const {
    submit,
    signIn,
    signInWithPasskey,
    firstStep,
    setFirstStep,
    isBusy,
    problem,
    setProblem,
    missing,
    isExpired,
  } = useSignIn()
  if (firstStep)
    return (
      <SignInCard title={t('second.title')}>
        <SecondStepForm
          needed={firstStep.needed}
          isBusy={isBusy}
          problem={problem}
          onProblem={setProblem}
          onShow={(step) => void signIn({ email: firstStep.email, password: firstStep.password }, step)}
          onBack={() => {
            setFirstStep(undefined)
            setProblem(undefined)
          }}
        />
      </SignInCard>
    )
  return (
    <SignInCard title={t('signIn.title')}>
      <p>{t(isExpired ? 'signIn.expired' : 'signIn.lead')}</p>
      <SsoEntry />
      <form className="desk-sign-in-form" onSubmit={submit} noValidate>
        <TextInput
          name="email"
          type="email"
          label={t('signIn.email')}
          autoComplete="username"
          ref={first}
          size="md"
          error={missing.has('email') && t('signIn.emailMissing')}
        />
        <PasswordInput
          name="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          size="md"
          error={missing.has('password') && t('signIn.passwordMissing')}
        />
        <div role="alert" className="desk-sign-in-problem">
          {problem && t(problem)}
        </div>
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {t('signIn.submit')}
        </Button>
        {canUsePasskeys() && (
          <Button
            variant="default"
            size="md"
            fullWidth
            disabled={isBusy}
            onClick={() => void signInWithPasskey()}
          >
            {t('signIn.passkey')}
          </Button>
        )}
        <Link to="/forgot">{t('signIn.forgot')}</Link>
      </form>
    </SignInCard>
  )
}

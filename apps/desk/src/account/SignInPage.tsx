import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useText } from '../text/text-context.tsx'
import { SignInCard } from './SignInCard.tsx'
import { SsoEntry } from './sso/SsoEntry.tsx'
import type { Failed } from '@foyer/client/result.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../platform/connection-context.tsx'
import { agentKey, expiredKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'

type Field = 'email' | 'password'

/** The form's fields are read when it is sent: password managers fill them without telling anybody. */
function useSignIn() {
  const { client } = useConnection()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DeskKey>()
  const [missing, setMissing] = useState<ReadonlySet<Field>>(new Set())

  async function signIn(email: string, password: string): Promise<void> {
    setBusy(true)
    const result = await client.signIn({ email, password })
    setBusy(false)
    if (result.ok) {
      queryClient.setQueryData(expiredKey, false)
      queryClient.setQueryData(agentKey, result.data.agent)
    } else setProblem(problemOf(result))
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
    if (lacks.size === 0) void signIn(email, password)
  }

  const isExpired = queryClient.getQueryData(expiredKey) === true
  return { submit, isBusy, problem, missing, isExpired }
}

function problemOf(failed: Failed): DeskKey {
  const error = failed.kind === 'refused' ? failed.error : undefined
  if (error === 'request.invalid') return 'error.signIn'
  // The password is right, and the organisation does not want it.
  return error === 'identity.forbidden' ? 'sso.required' : failureKey(failed)
}

function textOf(form: FormData, name: Field): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function SignInPage() {
  const t = useText()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { submit, isBusy, problem, missing, isExpired } = useSignIn()
  return (
    <SignInCard title={t('signIn.title')}>
      <SsoEntry />
      <form className="desk-sign-in-form" onSubmit={submit} noValidate>
        <p>{t(isExpired ? 'signIn.expired' : 'signIn.lead')}</p>
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
        <Link to="/forgot">{t('signIn.forgot')}</Link>
      </form>
    </SignInCard>
  )
}

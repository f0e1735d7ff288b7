import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '../text/text-context.tsx'
import mark from '../frame/mark.svg'
import './SignInPage.css'
import { useSignIn } from './use-sign-in.ts'

export function SignInPage() {
  const t = useText()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { submit, isBusy, problem, missing, isExpired } = useSignIn()
  return (
    <main className="desk-sign-in">
      <form className="desk-sign-in-card" onSubmit={submit} noValidate>
        <img src={mark} alt="" width="40" height="40" />
        <h1>{t('signIn.title')}</h1>
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
      </form>
    </main>
  )
}

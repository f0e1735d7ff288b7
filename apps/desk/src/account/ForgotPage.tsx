import { Button, Loader, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { unwrap } from '../platform/api-error.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { signInOptionsKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { PageFailed } from '../ui/PlainPages.tsx'
import { SignInCard } from './SignInCard.tsx'

/** Asks for a link by mail, or says who can help where there are no mails. */
export function ForgotPage() {
  const t = useText()
  const { client } = useConnection()
  const { data, isError, refetch } = useQuery({
    queryKey: signInOptionsKey,
    queryFn: async () => unwrap(await client.signInOptions({})),
  })
  if (!data && isError) return <PageFailed onAgain={() => void refetch()} />
  if (!data) return <Loader className="desk-loader" size="sm" />
  return (
    <SignInCard title={t('forgot.title')}>
      {data.hasMail ? (
        <ForgotForm />
      ) : (
        <p>
          {t('forgot.noMail')} <code dir="ltr">foyer user reset-password</code>
        </p>
      )}
      <Link to="/">{t('forgot.back')}</Link>
    </SignInCard>
  )
}

function ForgotForm() {
  const t = useText()
  const { client } = useConnection()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DeskKey>()
  const [sentTo, setSentTo] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  async function send(email: string): Promise<void> {
    setBusy(true)
    const result = await client.requestPasswordReset({ email })
    setBusy(false)
    if (result.ok) return setSentTo(email)
    const isNoAddress = result.kind === 'refused' && result.error === 'request.invalid'
    setProblem(isNoAddress ? 'forgot.noAddress' : failureKey(result))
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setProblem(undefined)
    const typed = new FormData(event.currentTarget).get('email')
    const email = typeof typed === 'string' ? typed.trim() : ''
    if (email === '') setProblem('signIn.emailMissing')
    else void send(email)
  }

  // The same whether there is such an account or not.
  if (sentTo !== undefined) return <p role="status">{t('forgot.sent', { email: sentTo })}</p>
  return (
    <form className="desk-sign-in-form" onSubmit={submit} noValidate>
      <p>{t('forgot.lead')}</p>
      <TextInput
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        size="md"
        ref={first}
        error={problem && t(problem)}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}

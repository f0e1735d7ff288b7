import { Button, Loader } from '@mantine/core'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { unwrap } from '../platform/api-error.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { agentKey, passwordResetKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { PageFailed } from '../ui/PlainPages.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SignInCard } from './SignInCard.tsx'

/** Where the link of a mail leads. Its token is in the fragment, which browsers send nowhere. */
export function ResetPage() {
  const t = useText()
  const { client } = useConnection()
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
  const [isDone, setDone] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: passwordResetKey(token),
    queryFn: async () => {
      if (token === '') return 'invalid'
      const result = await client.readPasswordReset({ token })
      const isInvalid =
        !result.ok &&
        result.kind === 'refused' &&
        (result.error === 'link.invalid' || result.error === 'request.invalid')
      return isInvalid ? 'invalid' : unwrap(result)
    },
  })
  if (isDone)
    return (
      <SignInCard title={t('reset.done')}>
        <p role="status">{t('reset.done.lead')}</p>
        <Button component={Link} to="/" size="md">
          {t('signIn.submit')}
        </Button>
      </SignInCard>
    )
  if (!data && isError) return <PageFailed onAgain={() => void refetch()} />
  if (!data) return <Loader className="desk-loader" size="sm" />
  if (data === 'invalid')
    return (
      <SignInCard title={t('reset.invalid')}>
        <p role="status">{t('reset.invalid.lead')}</p>
        <Link to="/forgot">{t('reset.again')}</Link>
      </SignInCard>
    )
  return <ResetForm token={token} reset={data} onDone={() => setDone(true)} />
}

type ResetFormProps = {
  token: string
  reset: { email: string; personal: string[] }
  onDone: () => void
}

function ResetForm({ token, reset, onDone }: ResetFormProps) {
  const t = useText()
  const { client } = useConnection()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DeskKey>()

  async function send(password: string): Promise<void> {
    setBusy(true)
    const result = await client.resetPassword({ token, password })
    setBusy(false)
    if (!result.ok) return setProblem(failureKey(result))
    // The link is used up, and so is every sign-in: this browser may have had one.
    history.replaceState(history.state, '', location.pathname)
    queryClient.setQueryData(agentKey, null)
    onDone()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setProblem(undefined)
    const typed = new FormData(event.currentTarget).get('password')
    if (typeof typed === 'string' && typed !== '') void send(typed)
    else setProblem('signIn.passwordMissing')
  }

  return (
    <SignInCard title={t('reset.title')}>
      <form className="desk-sign-in-form" onSubmit={submit} noValidate>
        <p>
          {t('reset.lead')} <bdi>{reset.email}</bdi>
        </p>
        {/* Password managers save the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={reset.email} readOnly />
        <PasswordField
          name="password"
          label={t('password.new')}
          personal={[...reset.personal, reset.email]}
          size="md"
          error={problem && t(problem)}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {t('password.save')}
        </Button>
      </form>
    </SignInCard>
  )
}

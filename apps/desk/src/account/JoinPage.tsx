import { Button, Loader, TextInput } from '@mantine/core'
import { memberNameLength } from '@foyer/contract/desk/member-limits.ts'
import type { checkInvitation } from '@foyer/contract/desk/members.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { ApiError, unwrap } from '../platform/api-error.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { agentKey, expiredKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { PageFailed } from '../ui/PlainPages.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SignInCard } from './SignInCard.tsx'

/** Where the link of an invitation leads. The token stays in the address until it is used, so that a reload works. */
export function JoinPage() {
  const t = useText()
  const { client } = useConnection()
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => unwrap(await client.checkInvitation({ token })),
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (data) return <JoinForm token={token} invitation={data} />
  if (!error) return <Loader className="desk-loader" size="sm" />
  if (!(error instanceof ApiError && error.failed.kind === 'refused'))
    return <PageFailed onAgain={() => void refetch()} />
  return (
    <SignInCard title={t('join.invalid')}>
      <p>{t('join.invalid.lead')}</p>
      <Button component={Link} to="/inbox" variant="default" size="md" fullWidth>
        {t('join.toSignIn')}
      </Button>
    </SignInCard>
  )
}

type JoinFormProps = { token: string; invitation: OutputOf<typeof checkInvitation> }

function JoinForm({ token, invitation }: JoinFormProps) {
  const t = useText()
  const { organisation, email, adminNick } = invitation
  const [name, setName] = useState('')
  const { submit, isBusy, problem, lacks } = useJoin(token, email)
  return (
    <SignInCard title={t('join.title', { organisation })}>
      <p>{t('join.lead', { name: adminNick })}</p>
      <form className="desk-sign-in-form" onSubmit={submit} noValidate>
        {/* Password managers store the account under it. */}
        <TextInput
          name="email"
          label={t('signIn.email')}
          autoComplete="username"
          size="md"
          dir="ltr"
          value={email}
          readOnly
        />
        <TextInput
          name="name"
          label={t('join.name')}
          description={t('join.name.hint')}
          autoComplete="name"
          size="md"
          dir="auto"
          maxLength={memberNameLength}
          value={name}
          error={lacks === 'name' && t('join.nameMissing')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <PasswordField
          name="password"
          label={t('join.password')}
          personal={[name, email, organisation]}
          size="md"
          error={lacks === 'password' ? t('join.passwordMissing') : undefined}
        />
        <div role="alert" className="desk-sign-in-problem">
          {problem && t(problem)}
        </div>
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {t('join.submit')}
        </Button>
      </form>
    </SignInCard>
  )
}

/** The form is read when it is sent: password managers fill it without telling anybody. */
function useJoin(token: string, email: string) {
  const { client } = useConnection()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DeskKey>()
  const [lacks, setLacks] = useState<'name' | 'password'>()
  const isUnsure = useRef(false)

  /** After an answer that was lost the account may be there already, and the link used up. */
  async function send(name: string, password: string) {
    const result = await client.acceptInvitation({ token, name, password })
    if (result.ok) return result
    if (result.kind === 'refused' && result.error === 'link.invalid' && isUnsure.current) {
      const signedIn = await client.signIn({ email, password })
      // An account that is that new has no second step.
      return signedIn.ok && 'agent' in signedIn.data ? { ...signedIn, data: signedIn.data } : result
    }
    isUnsure.current ||= result.kind !== 'refused'
    return result
  }

  async function join(name: string, password: string): Promise<void> {
    setBusy(true)
    const result = await send(name, password)
    setBusy(false)
    if (!result.ok) return setProblem(failureKey(result))
    queryClient.setQueryData(expiredKey, false)
    queryClient.setQueryData(agentKey, result.data.agent)
    return navigate({ to: '/inbox', replace: true })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = textOf(form, 'name').trim()
    const password = textOf(form, 'password')
    const missing = name === '' ? 'name' : password === '' ? 'password' : undefined
    setLacks(missing)
    setProblem(undefined)
    if (!missing) void join(name, password)
  }

  return { submit, isBusy, problem, lacks }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { unwrap } from '../platform/api-error.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { setupMembersKey } from '../platform/query-keys.ts'
import { CodeBox } from '../settings/site/CodeBox.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import type { StepProps } from './step-props.ts'
import { StepBody } from './StepBody.tsx'
import './TeamStep.css'

const roles = ['agent', 'supervisor', 'admin'] as const

type Invited = { email: string; link: string }

/** Invitations by address and role. The links are shown, because not every installation sends mails. */
export function TeamStep({ agent, setup, onNext, skip }: StepProps) {
  const t = useText()
  const { invite, invited, problem, isBusy } = useInvite(agent.adminId)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof roles)[number]>('agent')
  const isDone = setup.steps.team === 'done' || invited.length > 0

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await invite(email.trim(), role)) setEmail('')
  }

  return (
    <StepBody title={t('setup.step.team')} lead={t('setup.team.lead')}>
      <form className="desk-setup-form desk-setup-invite" onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          type="email"
          label={t('setup.team.email')}
          autoComplete="off"
          maxLength={200}
          value={email}
          error={problem}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <NativeSelect
          label={t('setup.team.role')}
          value={role}
          onChange={({ currentTarget: { value } }) =>
            setRole(roles.find((known) => known === value) ?? 'agent')
          }
          data={roles.map((value) => ({ value, label: t(`account.role.${value}`) }))}
        />
        <Button type="submit" variant={isDone ? 'default' : 'filled'} loading={isBusy}>
          {t('setup.team.invite')}
        </Button>
      </form>
      {invited.map(({ email: to, link }) => (
        <CodeBox
          key={link}
          label={t('setup.team.link', { email: to })}
          hint={t('setup.team.linkHint')}
          code={link}
          copy={t('setup.team.copyLink', { email: to })}
        />
      ))}
      <div className="desk-setup-actions">
        {isDone ? <Button onClick={() => void onNext()}>{t('setup.next')}</Button> : skip}
      </div>
    </StepBody>
  )
}

function useInvite(agentId: string) {
  const t = useText()
  const { client } = useConnection()
  const [invited, setInvited] = useState<readonly Invited[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { data: groups } = useQuery({
    queryKey: setupMembersKey(agentId),
    queryFn: async () => unwrap(await client.listMembers({})).groups,
  })

  async function invite(email: string, role: (typeof roles)[number]): Promise<boolean> {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      setProblem(t(email === '' ? 'setup.owner.missing' : 'setup.owner.emailInvalid'))
      return false
    }
    setBusy(true)
    setProblem('')
    // The first group answers the first channel.
    const groupIds = (groups ?? []).slice(0, 1).map(({ groupId }) => groupId)
    const result = await client.inviteAgent({ email, role, groupIds })
    setBusy(false)
    if (!result.ok) {
      const isAddress = result.kind === 'refused' && result.error === 'request.invalid'
      setProblem(t(isAddress ? 'setup.owner.emailInvalid' : failureKey(result)))
      return false
    }
    const link = location.origin + result.data.link
    setInvited((before) => [{ email, link }, ...before.filter((other) => other.email !== email)])
    return true
  }

  return { invite, invited, problem, isBusy }
}

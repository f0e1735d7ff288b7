import { Button, NativeSelect, Skeleton } from '@mantine/core'
import type { SessionPolicy } from '@foyer/contract/desk/session-policy.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useSave } from '../../library/use-save.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { sessionPolicyKey } from '../../platform/query-keys.ts'
import { useText } from '../../text/text-context.tsx'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { LockedFields } from '../../ui/LockedFields.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import '../account/AccountPage.css'
import { choicesOf, durationOf, idleChoices, maxChoices } from './policy-choices.ts'

/** How long agents stay signed in. */
export function SessionPolicyPart() {
  const t = useText()
  const { client, agent } = useDesk()
  const { data, isError, refetch } = useQuery({
    queryKey: sessionPolicyKey(agent.adminId),
    queryFn: async () => unwrap(await client.readSessionPolicy({})),
    refetchOnMount: 'always',
  })
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  return (
    <section className="desk-settings-part" aria-labelledby="desk-security-sessions">
      <h2 id="desk-security-sessions">{t('security.sessions')}</h2>
      <p className="desk-settings-part-lead">{t('security.sessions.lead')}</p>
      {data ? <PolicyForm key={JSON.stringify(data)} policy={data} /> : <Skeleton height={180} radius="md" />}
    </section>
  )
}

function PolicyForm({ policy }: { policy: SessionPolicy }) {
  const t = useText()
  const { client, agent } = useDesk()
  const notify = useNotify()
  const save = useSave(sessionPolicyKey(agent.adminId))
  const [isBusy, setBusy] = useState(false)
  const [maxMinutes, setMax] = useState(policy.maxMinutes)
  const [idleMinutes, setIdle] = useState(policy.idleMinutes ?? 0)
  const isChanged = maxMinutes !== policy.maxMinutes || idleMinutes !== (policy.idleMinutes ?? 0)

  async function send(): Promise<void> {
    setBusy(true)
    const idle = idleMinutes > 0 ? { idleMinutes } : {}
    if (await save(client.setSessionPolicy({ maxMinutes, ...idle }))) notify(t('security.sessions.saved'))
    setBusy(false)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void send()
  }

  const option = (minutes: number) => {
    const { unit, count } = durationOf(minutes)
    return { value: String(minutes), label: t(`security.duration.${unit}`, { count }) }
  }
  return (
    <form className="desk-account-form" onSubmit={submit}>
      <LockedFields isBusy={isBusy}>
        <NativeSelect
          label={t('security.max')}
          description={t('security.max.hint')}
          value={String(maxMinutes)}
          data={choicesOf(maxChoices, policy.maxMinutes).map(option)}
          onChange={({ currentTarget }) => setMax(Number(currentTarget.value))}
        />
        <NativeSelect
          label={t('security.idle')}
          description={t('security.idle.hint')}
          value={String(idleMinutes)}
          data={[
            { value: '0', label: t('security.idle.never') },
            ...choicesOf(idleChoices, policy.idleMinutes).map(option),
          ]}
          onChange={({ currentTarget }) => setIdle(Number(currentTarget.value))}
        />
        <div>
          <Button type="submit" loading={isBusy} disabled={!isChanged}>
            {t('profile.save')}
          </Button>
        </div>
      </LockedFields>
    </form>
  )
}

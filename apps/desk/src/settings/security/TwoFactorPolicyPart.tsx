import { Button, NativeSelect, Skeleton, Switch } from '@mantine/core'
import type { TwoFactorPolicy } from '@foyer/contract/desk/two-factor.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { agentKey, twoFactorPolicyKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { LockedFields } from '../../ui/LockedFields.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import '../account/AccountPage.css'

const graceChoices = [0, 3, 7, 14, 30, 60] as const

/** Whether everybody needs a second step, and from when on. */
export function TwoFactorPolicyPart() {
  const t = useText()
  const { client, agent } = useDesk()
  const { data, isError, refetch } = useQuery({
    queryKey: twoFactorPolicyKey(agent.adminId),
    queryFn: async () => unwrap(await client.readTwoFactorPolicy({})),
    refetchOnMount: 'always',
  })
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  return (
    <section className="desk-settings-part" aria-labelledby="desk-security-two-factor">
      <h2 id="desk-security-two-factor">{t('security.twoFactor')}</h2>
      <p className="desk-settings-part-lead">{t('security.twoFactor.lead')}</p>
      {data ? (
        <PolicyForm key={data.requiredFrom ?? 0} policy={data} />
      ) : (
        <Skeleton height={120} radius="md" />
      )}
    </section>
  )
}

function PolicyForm({ policy }: { policy: TwoFactorPolicy }) {
  const t = useText()
  const times = useTimes()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const { requiredFrom, missing } = policy
  const [isRequired, setRequired] = useState(requiredFrom !== undefined)
  const [graceDays, setGrace] = useState<number>(14)
  const [isBusy, setBusy] = useState(false)
  const isChanged = isRequired !== (requiredFrom !== undefined)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const result = await client.setTwoFactorPolicy({ isRequired, graceDays })
    if (!result.ok) notify(t(failureKey(result)), 'problem')
    else {
      notify(t('security.twoFactor.saved'))
      // First of all whether it is due for oneself: then this page closes.
      await queryClient.invalidateQueries({ queryKey: agentKey })
      await queryClient.invalidateQueries({ queryKey: twoFactorPolicyKey(agent.adminId) })
    }
    setBusy(false)
  }

  return (
    <form className="desk-account-form" onSubmit={(event) => void submit(event)}>
      <LockedFields isBusy={isBusy}>
        <Switch
          label={t('security.twoFactor.require')}
          checked={isRequired}
          onChange={({ currentTarget }) => setRequired(currentTarget.checked)}
        />
        {requiredFrom !== undefined && isRequired && (
          <p>{t('security.twoFactor.from', { time: times.full(requiredFrom) })}</p>
        )}
        {isChanged && isRequired && (
          <NativeSelect
            label={t('security.twoFactor.grace')}
            description={t('security.twoFactor.grace.hint')}
            value={String(graceDays)}
            data={graceChoices.map((days) => ({
              value: String(days),
              label: days === 0 ? t('security.twoFactor.now') : t('security.duration.days', { count: days }),
            }))}
            onChange={({ currentTarget }) => setGrace(Number(currentTarget.value))}
          />
        )}
        <p>{t('security.twoFactor.missing', { count: missing })}</p>
        <div>
          <Button type="submit" loading={isBusy} disabled={!isChanged}>
            {t('profile.save')}
          </Button>
        </div>
      </LockedFields>
    </form>
  )
}

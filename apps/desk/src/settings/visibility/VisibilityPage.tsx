import { Skeleton } from '@mantine/core'
import { visibilities } from '@foyer/contract/desk/visibilities.ts'
import { may } from '@foyer/core/identity/may.ts'
import type { Visibility } from '@foyer/core/identity/sight.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useId, useOptimistic } from 'react'
import { useSave } from '../../library/use-save.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { visibilityKey } from '../../platform/query-keys.ts'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import './VisibilityPage.css'

/** Which conversations agents see. */
export function VisibilityPage() {
  const t = useText()
  const { agent } = useDesk()
  if (!may(agent.role, 'manageTeam'))
    return (
      <SettingsPage title={t('settings.visibility')}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.visibility')} lead={t('settings.visibility.lead')}>
      <VisibilityForm />
    </SettingsPage>
  )
}

function VisibilityForm() {
  const t = useText()
  const { client, agent } = useDesk()
  const { data, isError, refetch } = useQuery({
    queryKey: visibilityKey(agent.adminId),
    queryFn: async () => unwrap(await client.readVisibility({})),
    refetchOnMount: 'always',
  })
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!data) return <Skeleton height={220} radius="md" />
  return <VisibilityChoice visibility={data.visibility} />
}

/** Shows a choice at once, and takes it back with a notice if the server does not save it. */
function VisibilityChoice({ visibility }: { visibility: Visibility }) {
  const t = useText()
  const name = useId()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const queryKey = visibilityKey(agent.adminId)
  const save = useSave(queryKey)
  const [shown, show] = useOptimistic(visibility)

  async function send(chosen: Visibility) {
    const result = await client.setVisibility({ visibility: chosen })
    if (result.ok) queryClient.setQueryData(queryKey, { visibility: chosen })
    return result
  }

  function choose(chosen: Visibility): void {
    startTransition(async () => {
      show(chosen)
      await save(send(chosen))
    })
  }

  return (
    <section className="desk-settings-part">
      <fieldset className="desk-visibility">
        <legend>{t('visibility.label')}</legend>
        {visibilities.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === shown} onChange={() => choose(one)} />
            {t(`visibility.${one}`)}
            <small>{t(`visibility.${one}.text`)}</small>
          </label>
        ))}
      </fieldset>
      <p className="desk-settings-part-lead">{t('visibility.note')}</p>
    </section>
  )
}

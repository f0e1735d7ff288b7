import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../../live/desk-context.tsx'
import { unwrap } from '../../../platform/api-error.ts'
import { ssoKey } from '../../../platform/query-keys.ts'
import { useText } from '../../../text/text-context.tsx'
import { LoadFailed } from '../../../ui/EmptyState.tsx'
import { CodeBox } from '../../site/CodeBox.tsx'
import { SsoForm } from './SsoForm.tsx'

/** Signing in at the organisation's identity provider. */
export function SsoPart() {
  const t = useText()
  const { client, agent } = useDesk()
  const { data, isError, refetch } = useQuery({
    queryKey: ssoKey(agent.adminId),
    queryFn: async () => unwrap(await client.readSso({})),
    refetchOnMount: 'always',
  })
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  return (
    <section className="desk-settings-part" aria-labelledby="desk-security-sso">
      <h2 id="desk-security-sso">{t('sso.title')}</h2>
      <p className="desk-settings-part-lead">{t('sso.lead')}</p>
      {!data && <Skeleton height={420} radius="md" />}
      {data && !data.callbackUrl && <p className="desk-sso-warning">{t('sso.noPublicUrl')}</p>}
      {data?.callbackUrl && (
        <>
          <CodeBox
            label={t('sso.callback')}
            hint={t('sso.callback.hint')}
            code={data.callbackUrl}
            copy={t('sso.callback.copy')}
          />
          <SsoForm key={JSON.stringify(data)} stored={data} />
          {data.isOn && (
            <CodeBox
              label={t('sso.link')}
              hint={t('sso.link.hint')}
              code={`${location.origin}/desk/?organisation=${encodeURIComponent(data.organisation)}`}
              copy={t('sso.link.copy')}
            />
          )}
        </>
      )}
    </section>
  )
}

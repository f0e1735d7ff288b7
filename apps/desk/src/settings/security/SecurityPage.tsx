import { may } from '@foyer/core/identity/may.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { TwoFactorPolicyPart } from './TwoFactorPolicyPart.tsx'
import { SessionPolicyPart } from './SessionPolicyPart.tsx'
import { SsoPart } from './sso/SsoPart.tsx'

/** The rules of signing in, one part each. */
export function SecurityPage() {
  const t = useText()
  const { agent } = useDesk()
  if (!may(agent.role, 'manageSecurity'))
    return (
      <SettingsPage title={t('settings.security')}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.security')} lead={t('settings.security.lead')}>
      <div className="desk-settings-parts">
        <TwoFactorPolicyPart />
        <SessionPolicyPart />
        <SsoPart />
      </div>
    </SettingsPage>
  )
}

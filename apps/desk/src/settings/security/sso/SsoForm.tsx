import { Button, Checkbox, NativeSelect, PasswordInput, Switch, TextInput } from '@mantine/core'
import type { readSso, SsoSettings } from '@foyer/contract/desk/sso.ts'
import { ssoLimits, ssoRoles } from '@foyer/contract/desk/sso-words.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { useState, type FormEvent } from 'react'
import { useSave } from '../../../library/use-save.ts'
import { useDesk } from '../../../live/desk-context.tsx'
import { ssoKey } from '../../../platform/query-keys.ts'
import { useText } from '../../../text/text-context.tsx'
import { LockedFields } from '../../../ui/LockedFields.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import '../../account/AccountPage.css'
import { IssuerField } from './IssuerField.tsx'
import { RoleRows } from './RoleRows.tsx'
import { draftOf, inputOf, missingIn, type SsoDraft } from './sso-draft.ts'
import './SsoPart.css'

/** The secret can be entered and never read. */
export function SsoForm({ stored }: { stored: OutputOf<typeof readSso> }) {
  const t = useText()
  const { client, agent } = useDesk()
  const notify = useNotify()
  const save = useSave(ssoKey(agent.adminId))
  const [draft, setDraft] = useState(() => draftOf(stored))
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<ReadonlySet<keyof SsoSettings>>(new Set())
  const change = (part: Partial<SsoDraft>): void => setDraft((before) => ({ ...before, ...part }))

  async function send(): Promise<void> {
    setBusy(true)
    if (await save(client.setSso(inputOf(draft)))) notify(t('sso.saved'))
    setBusy(false)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const lacks = missingIn(draft)
    setMissing(lacks)
    if (lacks.size === 0) void send()
  }

  const problemOf = (field: keyof SsoSettings) => missing.has(field) && t('sso.missing')
  const isSecretKept = stored.hasSecret && stored.issuer === draft.issuer.trim()
  return (
    <form className="desk-account-form desk-sso-form" onSubmit={submit} noValidate>
      <LockedFields isBusy={isBusy}>
        <Switch
          label={t('sso.on')}
          description={t('sso.on.hint')}
          checked={draft.isOn}
          onChange={({ currentTarget: { checked } }) =>
            change({ isOn: checked, ...(!checked && { isRequired: false }) })
          }
        />
        <IssuerField
          value={draft.issuer}
          problem={problemOf('issuer') || undefined}
          onChange={(issuer) => change({ issuer })}
        />
        <TextInput
          label={t('sso.clientId')}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          maxLength={ssoLimits.clientId}
          value={draft.clientId}
          error={problemOf('clientId')}
          onChange={({ currentTarget }) => change({ clientId: currentTarget.value })}
        />
        <PasswordInput
          label={t('sso.secret')}
          description={t(isSecretKept ? 'sso.secret.kept' : 'sso.secret.hint')}
          autoComplete="off"
          dir="ltr"
          maxLength={ssoLimits.secret}
          value={draft.clientSecret}
          onChange={({ currentTarget }) => change({ clientSecret: currentTarget.value })}
        />
        <TextInput
          label={t('sso.label')}
          description={t('sso.label.hint')}
          autoComplete="off"
          dir="auto"
          maxLength={ssoLimits.label}
          value={draft.label}
          error={problemOf('label')}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
        />
        <Checkbox
          label={t('sso.trusts')}
          description={t('sso.trusts.hint')}
          checked={draft.trustsEmail}
          onChange={({ currentTarget }) => change({ trustsEmail: currentTarget.checked })}
        />
        <Checkbox
          label={t('sso.creates')}
          description={t('sso.creates.hint')}
          checked={draft.createsAccounts}
          onChange={({ currentTarget }) => change({ createsAccounts: currentTarget.checked })}
        />
        {draft.createsAccounts && (
          <TextInput
            label={t('sso.domains')}
            description={t('sso.domains.hint')}
            placeholder="shop.example, shop.test"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={draft.domains}
            onChange={({ currentTarget }) => change({ domains: currentTarget.value })}
          />
        )}
        <RoleRows rows={draft.roles} onChange={(roles) => change({ roles })}>
          <TextInput
            label={t('sso.claim')}
            description={t('sso.claim.hint')}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={ssoLimits.claim}
            value={draft.groupsClaim}
            error={problemOf('groupsClaim')}
            onChange={({ currentTarget }) => change({ groupsClaim: currentTarget.value })}
          />
        </RoleRows>
        <NativeSelect
          label={t('sso.default')}
          description={t(draft.roles.length > 0 ? 'sso.default.hint' : 'sso.default.new')}
          value={draft.defaultRole ?? ''}
          data={[
            { value: '', label: t('sso.default.none') },
            ...ssoRoles.map((role) => ({ value: role, label: t(`account.role.${role}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ defaultRole: ssoRoles.find((role) => role === value) })
          }
        />
        <Checkbox
          label={t('sso.require')}
          description={t(stored.mayRequire || stored.isRequired ? 'sso.require.hint' : 'sso.require.first')}
          disabled={!draft.isOn || !(stored.mayRequire || stored.isRequired)}
          checked={draft.isRequired}
          onChange={({ currentTarget }) => change({ isRequired: currentTarget.checked })}
        />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('profile.save')}
          </Button>
        </div>
      </LockedFields>
    </form>
  )
}

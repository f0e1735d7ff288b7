import { setupLimits } from '@foyer/contract/desk/setup-steps.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { PasswordField } from '../account/PasswordField.tsx'
import { useConnection } from '../platform/connection-context.tsx'
import { agentKey, expiredKey } from '../platform/query-keys.ts'
import { ownerProblems, readOwner, type Owner, type OwnerField } from '../rules/setup/owner-form.ts'
import { failureKey } from '../text/failure-text.ts'
import { useDeskText } from '../text/text-context.tsx'
import { StepBody } from './StepBody.tsx'
import { forgetSetupToken } from './setup-token.ts'
import { ownZone, ZoneField } from './ZoneField.tsx'

type Problems = Partial<Record<OwnerField, string>>

/** The organisation and its owner. The form is read when it is sent: password managers fill it without telling anybody. */
export function OwnerStep({ token, onVoid }: { token: string; onVoid: () => void }) {
  const { t, locale } = useDeskText()
  const [personal, setPersonal] = useState<Partial<Owner>>({})
  const [timeZone, setTimeZone] = useState(ownZone)
  const { create, isBusy, problems, setProblems } = useCreate(token, onVoid)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const owner = { ...readOwner(new FormData(event.currentTarget)), timeZone }
    const found = Object.entries(ownerProblems(owner)).map(([field, key]) => [field, t(key)])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields
    setProblems(Object.fromEntries(found) as Problems)
    if (found.length === 0) void create(owner)
    else event.currentTarget.querySelector<HTMLElement>(`[name=${found[0]?.[0]}]`)?.focus()
  }

  const field = (name: 'organisation' | 'name' | 'email') => ({
    name,
    size: 'md' as const,
    label: t(`setup.owner.${name}`),
    error: problems[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setPersonal((before) => ({ ...before, [name]: value })),
  })
  const words = [personal.organisation, personal.name, personal.email].filter((word) => word !== undefined)

  return (
    <StepBody title={t('setup.step.owner')} lead={t('setup.owner.lead')}>
      <form className="desk-setup-form" onSubmit={submit} noValidate>
        <TextInput
          {...field('organisation')}
          description={t('setup.owner.organisationHint')}
          autoComplete="organization"
          maxLength={setupLimits.organisation}
          dir="auto"
        />
        <TextInput {...field('name')} autoComplete="name" maxLength={setupLimits.nick} dir="auto" />
        <TextInput {...field('email')} type="email" autoComplete="username" maxLength={setupLimits.email} />
        <PasswordField
          name="password"
          label={t('setup.owner.password')}
          personal={words}
          error={problems.password}
          size="md"
        />
        <NativeSelect
          name="locale"
          size="md"
          label={t('setup.owner.locale')}
          description={t('setup.owner.localeHint')}
          defaultValue={locale}
          data={Object.entries(localeLabels).map(([value, label]) => ({ value, label }))}
        />
        <ZoneField value={timeZone} onChange={setTimeZone} error={problems.timeZone} />
        <p className="desk-setup-problem" role="alert">
          {problems.form}
        </p>
        <Button type="submit" size="md" loading={isBusy}>
          {t('setup.owner.submit')}
        </Button>
      </form>
    </StepBody>
  )
}

function useCreate(token: string, onVoid: () => void) {
  const { t } = useDeskText()
  const { client } = useConnection()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  async function create(owner: Owner): Promise<void> {
    setBusy(true)
    const result = await client.setUp({ token, ...owner })
    setBusy(false)
    if (result.ok) {
      forgetSetupToken()
      await navigate({ to: '/setup', search: { step: 'appearance' }, replace: true })
      queryClient.setQueryData(expiredKey, false)
      queryClient.setQueryData(agentKey, result.data.agent)
      return
    }
    const error = result.kind === 'refused' ? result.error : undefined
    if (error === 'link.invalid') onVoid()
    else setProblems({ [error === 'password.weak' ? 'password' : 'form']: t(failureKey(result)) })
  }

  return { create, isBusy, problems, setProblems }
}

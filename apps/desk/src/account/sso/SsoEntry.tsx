import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { unwrap } from '../../platform/api-error.ts'
import { useConnection } from '../../platform/connection-context.tsx'
import { signInOptionsKey } from '../../platform/query-keys.ts'
import { browserStorage } from '../../platform/storage.ts'
import { useText } from '../../text/text-context.tsx'
import './SsoEntry.css'
import { organisationKey, useStartSso } from './use-start-sso.ts'

/** The way to the identity provider, above the password. Nothing where no organisation has one. */
export function SsoEntry() {
  const { client } = useConnection()
  const { data } = useQuery({
    queryKey: signInOptionsKey,
    queryFn: async () => unwrap(await client.signInOptions({})),
  })
  if (data?.sso) return <OnlyProvider label={data.sso.label} />
  return data?.hasSso ? <ChooseOrganisation /> : null
}

function OnlyProvider({ label }: { label: string }) {
  const t = useText()
  const { start, isBusy, problem } = useStartSso()
  return (
    <div className="desk-sso-entry">
      <Button variant="default" size="md" fullWidth loading={isBusy} onClick={() => void start()}>
        {t('sso.signInWith', { label })}
      </Button>
      <div role="alert" className="desk-sign-in-problem">
        {problem && t(problem)}
      </div>
      <p className="desk-sso-or">{t('sso.or')}</p>
    </div>
  )
}

/** An installation with several organisations does not tell which: people know the key of theirs, or have a link. */
function ChooseOrganisation() {
  const t = useText()
  const [known] = useState(() => browserStorage.get(organisationKey) ?? '')
  const [isOpen, setOpen] = useState(known !== '')
  const [isMissing, setMissing] = useState(false)
  const { start, isBusy, problem } = useStartSso()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen && known === '') field.current?.focus()
  }, [isOpen, known])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('organisation')
    const organisation = typeof typed === 'string' ? typed.trim() : ''
    setMissing(organisation === '')
    if (organisation !== '') void start(organisation)
  }

  if (!isOpen)
    return (
      <UnstyledButton className="desk-sso-open" onClick={() => setOpen(true)}>
        {t('sso.title')}
      </UnstyledButton>
    )
  return (
    <form className="desk-sso-entry" onSubmit={submit} noValidate>
      <TextInput
        name="organisation"
        label={t('sso.organisation')}
        description={t('sso.organisation.hint')}
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        size="md"
        maxLength={textLimits.id}
        defaultValue={known}
        ref={field}
        error={isMissing ? t('sso.organisation.missing') : problem && t(problem)}
      />
      <Button type="submit" variant="default" size="md" fullWidth loading={isBusy}>
        {t('sso.continue')}
      </Button>
      <p className="desk-sso-or">{t('sso.or')}</p>
    </form>
  )
}

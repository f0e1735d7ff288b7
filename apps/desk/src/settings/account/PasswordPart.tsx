import { Button, PasswordInput } from '@mantine/core'
import { passwordLimits } from '@foyer/contract/desk/password-limits.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { PasswordField } from '../../account/PasswordField.tsx'
import { useAgent, useDesk } from '../../live/desk-context.tsx'
import { sessionsKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

type Problem = { of: 'current' | 'password'; text: DeskKey }

/** The form's fields are read when it is sent: password managers fill them without telling anybody. */
export function PasswordPart() {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const agent = useAgent()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  // Empties the form, strength and all.
  const [changes, setChanges] = useState(0)

  async function send(current: string, password: string): Promise<void> {
    setBusy(true)
    const result = await client.changePassword({ current, password })
    setBusy(false)
    if (!result.ok) {
      const error = result.kind === 'refused' ? result.error : undefined
      if (error === 'signIn.wrong') return setProblem({ of: 'current', text: 'error.passwordWrong' })
      return setProblem({ of: error === 'password.weak' ? 'password' : 'current', text: failureKey(result) })
    }
    setChanges((count) => count + 1)
    notify(t('password.changed'))
    await queryClient.invalidateQueries({ queryKey: sessionsKey })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [current, password] = [form.get('current'), form.get('password')]
    setProblem(undefined)
    if (typeof current !== 'string' || current === '')
      return setProblem({ of: 'current', text: 'password.current.missing' })
    if (typeof password !== 'string' || password === '')
      return setProblem({ of: 'password', text: 'password.new.missing' })
    void send(current, password)
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-account-password">
      <h2 id="desk-account-password">{t('password.title')}</h2>
      <p className="desk-settings-part-lead">{t('password.lead')}</p>
      <form key={changes} className="desk-account-form" onSubmit={submit} noValidate>
        {/* Password managers save the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={agent.email} readOnly />
        <PasswordInput
          name="current"
          label={t('password.current')}
          autoComplete="current-password"
          maxLength={passwordLimits.maxLength}
          error={problem?.of === 'current' && t(problem.text)}
        />
        <PasswordField
          name="password"
          label={t('password.new')}
          personal={[agent.adminNick, agent.email]}
          error={problem?.of === 'password' ? t(problem.text) : undefined}
        />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('password.change')}
          </Button>
        </div>
      </form>
    </section>
  )
}

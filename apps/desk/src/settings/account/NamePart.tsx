import { Button, TextInput } from '@mantine/core'
import { maxNickLength } from '@foyer/contract/desk/nick-length.ts'
import { useState, type FormEvent } from 'react'
import { useAgent, useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { useOwnChange } from './use-own-change.ts'

export function NamePart() {
  const t = useText()
  const { client } = useDesk()
  const agent = useAgent()
  const { change, isBusy } = useOwnChange()
  const [typed, setTyped] = useState(agent.adminNick)
  const nick = typed.trim()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (nick !== '' && nick !== agent.adminNick) void change(client.changeName({ nick }), t('profile.saved'))
  }

  return (
    <form className="desk-account-form" onSubmit={submit}>
      <TextInput
        label={t('profile.name')}
        description={t('profile.name.hint')}
        autoComplete="nickname"
        maxLength={maxNickLength}
        value={typed}
        error={nick === '' && t('profile.name.missing')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={isBusy} disabled={nick === '' || nick === agent.adminNick}>
          {t('profile.save')}
        </Button>
      </div>
      <div className="desk-account-email">
        <span>{t('signIn.email')}</span>
        <bdi>{agent.email}</bdi>
        <p>{t('profile.email.hint')}</p>
      </div>
    </form>
  )
}

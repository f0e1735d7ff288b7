import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import type { PartProps } from './part-props.ts'
import type { GroupList } from './use-groups.ts'

/** From so many agents on, the list has a search field. */
const fewestToSearch = 8

/** Who serves the visitors of the group. */
export function MembersPart({ draft, onChange, agents }: PartProps & Pick<GroupList, 'agents'>) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const found = agents.filter(({ adminNick }) => adminNick.toLocaleLowerCase().includes(wanted))
  const { members } = draft
  return (
    <section className="desk-settings-part" aria-labelledby="desk-group-members">
      <h2 id="desk-group-members">{t('groups.membersTitle')}</h2>
      <p className="desk-settings-part-lead">
        {t('groups.membersCount', { count: members.length, all: agents.length })}
      </p>
      {agents.length >= fewestToSearch && (
        <TextInput
          type="search"
          label={t('groups.searchMembers')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {found.length === 0 && <p role="status">{t('palette.none')}</p>}
      {found.length > 0 && (
        <ul className="desk-group-choices" aria-labelledby="desk-group-members">
          {found.map(({ adminId, adminNick, isDisabled }) => (
            <li key={adminId}>
              <Checkbox
                label={<bdi>{adminNick}</bdi>}
                {...(isDisabled && { description: t('groups.disabledAgent') })}
                checked={members.includes(adminId)}
                onChange={({ currentTarget }) =>
                  onChange({
                    members: currentTarget.checked
                      ? [...members, adminId]
                      : members.filter((one) => one !== adminId),
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

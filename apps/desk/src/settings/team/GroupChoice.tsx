import { Checkbox } from '@mantine/core'
import { useText } from '../../text/text-context.tsx'
import type { Team } from './use-members.ts'

type GroupChoiceProps = {
  groups: Team['groups']
  value: readonly string[]
  onChange: (groupIds: string[]) => void
}

/** The groups whose visitors an agent is given. */
export function GroupChoice({ groups, value, onChange }: GroupChoiceProps) {
  const t = useText()
  return (
    <fieldset className="desk-team-groups">
      <legend>{t('team.groups')}</legend>
      <p>{t('team.groups.hint')}</p>
      <div>
        {groups.map(({ groupId, groupName }) => (
          <Checkbox
            key={groupId}
            label={<bdi>{groupName}</bdi>}
            checked={value.includes(groupId)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...value, groupId] : value.filter((id) => id !== groupId))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

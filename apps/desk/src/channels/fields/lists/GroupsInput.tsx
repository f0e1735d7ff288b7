import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useGroups } from '../../../settings/groups/use-groups.ts'
import { useText } from '../../../text/text-context.tsx'
import type { PartProps } from '../part-props.ts'
import { SelectField, TextField } from '../PlainFields.tsx'
import { SortableList } from './SortableList.tsx'

/** The groups of agents that visitors choose between. */
export function GroupsInput({ value, onChange }: PartProps<'groupConfig'>) {
  const t = useText()
  const { data } = useGroups({ isLive: false, isEnabled: true })
  const groups = data?.groups ?? []
  const unused = groups.filter(({ groupId }) => !value.some((chosen) => chosen.groupId === groupId))
  return (
    <div className="desk-field-stack">
      <SortableList
        label={t('channels.setting.groupConfig')}
        items={value}
        onChange={onChange}
        make={() => {
          const [first] = unused
          return { groupId: first?.groupId ?? '', groupName: first?.groupName ?? '', groupDesc: '' }
        }}
        most={unused.length === 0 ? value.length : 50}
        add={t('channels.editor.group.add')}
        empty={t('channels.editor.group.empty')}
        nameOf={({ groupName }) => groupName}
      >
        {(group, change, { key }) => (
          <>
            <SelectField
              id={`groupConfig.${key}.groupId`}
              label={t('channels.editor.group.group')}
              value={group.groupId}
              options={[
                ...groups
                  .filter((each) => each.groupId === group.groupId || unused.includes(each))
                  .map(({ groupId, groupName }) => ({ value: groupId, label: groupName })),
                ...(groups.some(({ groupId }) => groupId === group.groupId)
                  ? []
                  : [{ value: group.groupId, label: group.groupId }]),
              ]}
              onChange={(groupId) => change({ ...group, groupId })}
            />
            <TextField
              id={`groupConfig.${key}.groupName`}
              label={t('channels.editor.group.name')}
              value={group.groupName}
              onChange={(groupName) => change({ ...group, groupName })}
            />
            <TextField
              id={`groupConfig.${key}.groupDesc`}
              label={t('channels.editor.group.description')}
              value={group.groupDesc}
              onChange={(groupDesc) => change({ ...group, groupDesc })}
            />
          </>
        )}
      </SortableList>
      <p className="desk-field-note">
        {t('channels.editor.group.hours')}{' '}
        <Button component={Link} to="/settings/groups" variant="light" size="compact-sm">
          {t('channels.editor.group.open')}
        </Button>
      </p>
    </div>
  )
}

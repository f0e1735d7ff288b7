import { Checkbox } from '@mantine/core'
import { useText } from '../../text/text-context.tsx'
import type { PartProps } from './part-props.ts'
import type { GroupList } from './use-groups.ts'

/** The group whose id this is takes the visitors of channels that lead nowhere else. */
const defaultGroup = 'default'

/** Channels whose visitors come to this group. */
export function ChannelsPart({
  draft,
  onChange,
  list,
  groupId,
}: PartProps & { list: GroupList; groupId?: string }) {
  const t = useText()
  const { channels } = draft
  const nameOf = (id: string) => list.groups.find((group) => group.groupId === id)?.groupName
  const fallback = groupId === defaultGroup ? undefined : nameOf(defaultGroup)

  function where(channel: GroupList['channels'][number]): string | undefined {
    const isHere = channel.groupId === groupId
    const isWanted = channels.includes(channel.channelId)
    if (isHere && fallback === undefined) return t('groups.channels.fixed')
    if (isHere && !isWanted) return t('groups.channels.goes', { name: fallback ?? '' })
    const other = nameOf(channel.groupId)
    return isHere || other === undefined ? undefined : t('groups.channels.now', { name: other })
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-group-channels">
      <h2 id="desk-group-channels">{t('groups.channels')}</h2>
      <p className="desk-settings-part-lead">{t('groups.channelsLead')}</p>
      {list.channels.length === 0 && <p>{t('site.noChannel')}</p>}
      <ul className="desk-group-choices" aria-labelledby="desk-group-channels">
        {list.channels.map((channel) => {
          const { channelId, name } = channel
          return (
            <li key={channelId}>
              <Checkbox
                label={<bdi>{name}</bdi>}
                description={where(channel)}
                checked={channels.includes(channelId)}
                disabled={channel.groupId === groupId && fallback === undefined}
                onChange={({ currentTarget }) =>
                  onChange({
                    channels: currentTarget.checked
                      ? [...channels, channelId]
                      : channels.filter((one) => one !== channelId),
                  })
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useGroups } from '../../settings/groups/use-groups.ts'
import { useText } from '../../text/text-context.tsx'
import { useDraftValue } from '../draft/use-channel-draft.tsx'

/** The group that the channel leads to. Who is in it, and when it is open, is set where all groups are. */
export function WhoAnswers() {
  const t = useText()
  const channelId = useDraftValue((draft) => draft.channelId)
  const { data } = useGroups({ isLive: true, isEnabled: true })
  const channel = data?.channels.find((each) => each.channelId === channelId)
  const group = data?.groups.find(({ groupId }) => groupId === channel?.groupId)
  if (!group) return null
  const { groupId, groupName: name, isOpen, online: count } = group
  return (
    <div className="desk-setting">
      <h3 className="desk-editor-who">{t('channels.editor.who')}</h3>
      <p className="desk-editor-lead">
        {t(isOpen ? 'channels.editor.who.open' : 'channels.editor.who.closed', { name, count })}
      </p>
      <div>
        <Button
          variant="light"
          size="compact-sm"
          renderRoot={(props) => <Link to="/settings/groups/edit/$groupId" params={{ groupId }} {...props} />}
        >
          {t('channels.editor.who.edit')}
        </Button>
      </div>
    </div>
  )
}

import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useText } from '../../text/text-context.tsx'
import type { ChannelDraftView } from '../draft/draft-view.ts'

/** Colleagues who have the same draft open. */
export function Editors({ editors }: Pick<ChannelDraftView, 'editors'>) {
  const t = useText()
  if (editors.length === 0) return null
  return (
    <ul className="desk-publish-editors" aria-label={t('channels.editors')}>
      {editors.map(({ adminId, adminNick, adminFace }) => (
        <li key={adminId}>
          <span>
            <Avatar name={adminNick} src={adminFace} />
          </span>
          <bdi>{adminNick}</bdi>
        </li>
      ))}
    </ul>
  )
}

import { TypingDots } from '@foyer/ui/messages/TypingDots.tsx'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { Bubble } from './Bubble.tsx'
import './MessageRow.css'

/** D-08 'animation': the robot is thinking. */
export function DotsRow() {
  const t = useText()
  const name = useSession(({ channel }) => channel?.robotName ?? '') || t('header.robot')
  const face = useSession(({ channel }) => channel?.robotIcon ?? '')
  return (
    <div className="message">
      <span className="message-face">
        <Avatar name={name} src={face} />
      </span>
      <div className="message-body">
        <Bubble isOwn={false} isFirst isLast frame="bubble">
          <TypingDots />
        </Bubble>
      </div>
    </div>
  )
}

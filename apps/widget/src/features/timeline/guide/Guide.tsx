import type { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import { offersTransfer } from '@foyer/core/session/selectors.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useMemo } from 'react'
import { UserRound } from 'lucide-react'
import { useDispatch, useSession } from '../../../session/ChatContext.tsx'
import { useText } from '../../../text/TextProvider.tsx'
import { useFactoryText } from '../../../text/use-factory-text.ts'
import { MessageRow } from '../MessageRow.tsx'
import './Guide.css'
import { guideMessages } from './guide-messages.ts'

/** T-12: the robot says hello, offers its questions, and, where the channel wants that, a person. */
export function Guide() {
  const t = useText()
  const dispatch = useDispatch()
  const channel = useSession((state) => state.channel)
  const at = useSession(guidedAt)
  const offersPerson = useSession(
    (state) => state.channel?.robotGuideTransferUserMode === true && offersTransfer(state),
  )
  const isLocked = useSession((state) => state.isTransferLocked)
  const title = t('guide.title')
  const factory = useFactoryText()
  const messages = useMemo(
    () => (channel ? guideMessages(inLocale(channel, factory), title, at) : []),
    [channel, factory, title, at],
  )
  return (
    <div className="guide">
      {messages.map((message, index) => (
        <MessageRow
          key={message.msgId}
          message={message}
          isFirst={index === 0}
          isLast={index === messages.length - 1}
        />
      ))}
      {offersPerson && (
        <Button
          className="guide-transfer"
          disabled={isLocked}
          onClick={() => dispatch({ type: 'transferPressed' })}
        >
          <UserRound size={16} />
          {t('guide.transfer')}
        </Button>
      )}
    </div>
  )
}

/** The welcome and the headings; the questions themselves belong to the robot's documents. */
function inLocale(channel: ChannelInfo, factory: (text: string) => string): ChannelInfo {
  const showContent = channel.faq.showContent.map((entry) => ({ ...entry, name: factory(entry.name) }))
  const robotWelcomeMsg = factory(channel.robotWelcomeMsg)
  return { ...channel, robotWelcomeMsg, faq: { ...channel.faq, showContent } }
}

function guidedAt({ timeline }: SessionState): number {
  return timeline.settled.find(({ type }) => type === 'guide')?.at ?? 0
}

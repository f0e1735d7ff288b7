import { senderTypes } from '@foyer/contract/codes.ts'
import type { TestedQuestion } from '@foyer/contract/desk/robot-test.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { useMemo } from 'react'
import { useText } from '../../text/text-context.tsx'
import '../../timeline/MessageLine.css'

type Answer = NonNullable<TestedQuestion['answer']>

/** The robot's messages, drawn by the views that draw them in the chat. */
export function TestAnswer({ answer }: { answer: Answer }) {
  const t = useText()
  const messages = useMemo(() => messagesOf(answer), [answer])
  return (
    <div className="desk-test-answer" role="group" aria-label={t('knowledge.test.answer')}>
      <h3>{t('knowledge.test.answer')}</h3>
      {messages.map((message) => (
        <div key={message.msgId} className="desk-message desk-message-robot">
          <div className="desk-message-bubble">
            <MessageView message={message} />
          </div>
        </div>
      ))}
    </div>
  )
}

function messagesOf({ messages, attachments }: Answer) {
  const files = attachments.map(({ name, url }) => ({ referenceFileName: name, referenceFileUrl: url }))
  return messages.map((message, at) =>
    decodeMessage({ ...message, msgId: String(at), senderType: senderTypes.robot, referenceFile: files }),
  )
}

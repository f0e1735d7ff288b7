import type { DeskLeftMessage } from '@foyer/contract/desk/left-messages/left-message.ts'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/text-context.tsx'
import '../thread/ThreadFooter.css'
import { Contact } from '../tickets/Contact.tsx'
import { TicketFiles } from '../tickets/TicketFiles.tsx'
import { Fact } from '../visitor/Fact.tsx'
import { HandleForm } from './HandleForm.tsx'
import './MessageView.css'

/** What was left, by whom, and what becomes of it. */
export function MessageView({ message }: { message: DeskLeftMessage }) {
  const t = useText()
  return (
    <>
      <div className="desk-left-body">
        <div className="desk-left-words">
          <LinkedText text={message.content} />
          <TicketFiles files={message.files} />
        </div>
        <dl className="desk-facts">
          <Contact email={message.customerEmail} phone={message.customerPhone} />
          {message.threadId && (
            <Fact name={t('messages.from')}>
              <Link to="/inbox/$threadId" params={{ threadId: message.threadId }}>
                {t('messages.toThread')}
              </Link>
            </Fact>
          )}
        </dl>
      </div>
      <footer className="desk-thread-foot">
        <HandleForm message={message} />
      </footer>
    </>
  )
}

import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, MessageSquare, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { useUiState } from '../../ui/ui-state.tsx'
import { Figure } from '../documents/DocumentRow.tsx'
import { ownLanguageName } from '../documents/language-options.ts'
import { useDocument } from './draft/use-document-draft.tsx'

/** The way back to the list, the document's name, and what came of it in the last 30 days. */
export function DocumentHead() {
  const t = useText()
  const { content, language, robotNo, usage, useful, useless } = useDocument()
  const list = useUiState(({ documentList }) => documentList)
  const address = list.robotNo === robotNo ? list.address : {}
  return (
    <header className="desk-document-head">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('thread.back')}
        renderRoot={(props) => (
          <Link to="/knowledge/documents" search={{ ...address, robot: robotNo }} {...props} />
        )}
      >
        <ArrowLeft size={20} className="desk-mirrored" />
      </ActionIcon>
      <div>
        <h2>
          <bdi>{content.question || t('knowledge.documents.unnamed')}</bdi>
        </h2>
        <p className="desk-document-facts">
          <span lang={language}>{ownLanguageName(language)}</span>
          <Figure
            icon={<MessageSquare size={13} />}
            value={usage}
            label={t('knowledge.documents.usage', { count: usage })}
          />
          <Figure
            icon={<ThumbsUp size={13} />}
            value={useful}
            label={t('knowledge.documents.useful', { count: useful })}
          />
          <Figure
            icon={<ThumbsDown size={13} />}
            value={useless}
            label={t('knowledge.documents.useless', { count: useless })}
          />
        </p>
      </div>
    </header>
  )
}

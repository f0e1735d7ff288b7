import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { questionsOf } from '@foyer/core/side-panel/questions.ts'
import { ChevronIcon } from '@foyer/ui/icons/ChevronIcon.tsx'
import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import { useId, useState } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import './QuestionTab.css'

/** S-27: questions whose answers need nobody. One answer at a time is open. */
export function QuestionTab({ side }: { side: ChannelConfig['sideBarConfig'] }) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState<number>()
  const questions = questionsOf(side)
  if (questions.length === 0) return <p className="side-panel-empty">{t('panel.question.empty')}</p>
  return (
    <ul className="questions">
      {questions.map(({ at, question, answer }) => (
        <li key={at}>
          <button
            type="button"
            className="question"
            aria-expanded={at === open}
            aria-controls={`${id}-${at}`}
            onClick={() => setOpen(at === open ? undefined : at)}
          >
            <span dir="auto">{question}</span>
            <ChevronIcon size={18} />
          </button>
          <div id={`${id}-${at}`} className="question-answer" hidden={at !== open}>
            {at === open && <RichContent html={answer} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

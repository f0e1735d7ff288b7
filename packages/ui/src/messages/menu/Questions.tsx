import { useState } from 'react'
import { ChevronRight, RotateCw } from 'lucide-react'
import { useUiText } from '../../text.tsx'
import type { NumberedChoice } from '../choices/choice.ts'
import { useMessageActs } from '../message-acts.tsx'
import { batchOf } from './faq-batch.ts'
import './Questions.css'

/** S-13: five questions, and a button that changes them for the next five. */
export function Questions({ questions, label }: { questions: readonly NumberedChoice[]; label: string }) {
  const t = useUiText()
  const acts = useMessageActs()
  const [turn, setTurn] = useState(0)
  const { items, page, pages } = batchOf(questions, turn)
  return (
    <div className="foyer-questions">
      <ul className={pages > 1 ? 'foyer-questions-full' : ''} aria-label={label} aria-live="polite">
        {items.map(({ at, name, asked }) => (
          <li key={at}>
            <button
              type="button"
              className="foyer-question"
              disabled={!acts?.canAsk}
              onClick={() => acts?.ask(name, asked)}
            >
              <span dir="auto">{name}</span>
              <ChevronRight size={16} />
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <button type="button" className="foyer-questions-change" onClick={() => setTurn(turn + 1)}>
          <RotateCw size={15} />
          {t('faq.change')}
          <span>{t('faq.page', { page, pages })}</span>
        </button>
      )}
    </div>
  )
}

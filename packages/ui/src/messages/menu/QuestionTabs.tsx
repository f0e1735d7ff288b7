import { useId, useState, type KeyboardEvent } from 'react'
import { useUiText } from '../../text.tsx'
import type { Section } from './faq-sections.ts'
import { Questions } from './Questions.tsx'
import './QuestionTabs.css'
import { tabAfter } from './tab-keys.ts'

/** S-13: a tab for each group of questions; one group needs none. */
export function QuestionTabs({ sections }: { sections: readonly Section[] }) {
  const t = useUiText()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const current = sections[chosen] ?? sections[0]
  if (!current) return null
  if (sections.length === 1) return <Questions questions={current.questions} label={current.name} />

  function move(event: KeyboardEvent<HTMLElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabAfter(event.key, chosen, sections.length, isRtl)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <div className="foyer-tabs">
      <div className="foyer-tabs-bar" role="tablist" aria-label={t('faq.topics')}>
        {sections.map(({ at, name }) => (
          <button
            key={at}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            className="foyer-tab"
            aria-selected={at === current.at}
            aria-controls={`${id}-panel`}
            tabIndex={at === current.at ? 0 : -1}
            dir="auto"
            onClick={() => setChosen(at)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.at}`}>
        <Questions key={current.at} questions={current.questions} label={current.name} />
      </div>
    </div>
  )
}

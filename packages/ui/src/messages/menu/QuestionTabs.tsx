import { useId, useState } from 'react'
import { TabBar } from '../../primitives/TabBar.tsx'
import { useUiText } from '../../text.tsx'
import type { Section } from './faq-sections.ts'
import { Questions } from './Questions.tsx'
import './QuestionTabs.css'

/** S-13: a tab for each group of questions; one group needs none. */
export function QuestionTabs({ sections }: { sections: readonly Section[] }) {
  const t = useUiText()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const current = sections[chosen] ?? sections[0]
  if (!current) return null
  if (sections.length === 1) return <Questions questions={current.questions} label={current.name} />

  return (
    <div className="foyer-tabs">
      <TabBar
        id={id}
        label={t('faq.topics')}
        tabs={sections.map(({ at, name }) => ({ tab: at, name }))}
        shown={current.at}
        onShow={setChosen}
        className="foyer-tabs-bar"
        tabClassName="foyer-tab"
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.at}`}>
        <Questions key={current.at} questions={current.questions} label={current.name} />
      </div>
    </div>
  )
}

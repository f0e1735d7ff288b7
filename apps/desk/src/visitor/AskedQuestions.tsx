import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { Part } from './Part.tsx'

const fewQuestions = 5

/** What the robot was asked in this session. */
export function AskedQuestions({ questions }: { questions: readonly string[] }) {
  const t = useText()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? questions : questions.slice(0, fewQuestions)
  return (
    <Part title={t('visitor.part.questions')}>
      <ol className="desk-visitor-list">
        {shown.map((question, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same may be asked twice
          <li key={index}>
            <bdi>{question}</bdi>
          </li>
        ))}
      </ol>
      {shown.length < questions.length && (
        <button type="button" className="desk-visitor-more" onClick={() => setAll(true)}>
          {t('visitor.moreQuestions', { count: questions.length - shown.length })}
        </button>
      )}
    </Part>
  )
}

import { may } from '@foyer/core/identity/may.ts'
import { TriangleAlert } from 'lucide-react'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import './BrokenCases.css'
import type { Published } from './published.ts'

/** The cases that a change would break, and why each would fail. */
export function BrokenCases({ broken }: Pick<Published, 'broken'>) {
  const t = useText()
  const { agent } = useDesk()
  if (broken.length === 0) return null
  return (
    <div role="alert" className="desk-broken">
      <p>
        <TriangleAlert size={16} aria-hidden="true" />
        {t('knowledge.documents.broken', { count: broken.length })}
      </p>
      <ul aria-label={t('knowledge.tab.cases')}>
        {broken.map(({ caseId, question, failure }) => (
          <li key={caseId}>
            <strong>
              <bdi>{question}</bdi>
            </strong>
            {failure && <span>{t(`knowledge.documents.caseReason.${failure.reason}`)}</span>}
            {failure?.said && <q dir="auto">{failure.said}</q>}
          </li>
        ))}
      </ul>
      {!may(agent.role, 'publishDespiteCases') && <p>{t('knowledge.documents.brokenAsk')}</p>}
    </div>
  )
}

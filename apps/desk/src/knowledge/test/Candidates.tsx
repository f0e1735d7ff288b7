import { Button } from '@mantine/core'
import type { TestCandidate } from '@foyer/contract/desk/robot-test.ts'
import { percentOf } from './word-reason.ts'
import { useText } from '../../text/text-context.tsx'
import { DocumentLink } from '../DocumentLink.tsx'

type CandidatesProps = { candidates: readonly TestCandidate[]; onRight: (docId: string) => void }

/** The best document and its runners-up. */
export function Candidates({ candidates, onRight }: CandidatesProps) {
  const t = useText()
  return (
    <>
      <h3>{t('knowledge.test.candidates')}</h3>
      <ol className="desk-robot-list" aria-label={t('knowledge.test.candidates')}>
        {candidates.map(({ docId, question, share }, at) => (
          <li key={docId} className="desk-robot-item">
            <DocumentLink docId={docId}>
              <bdi>{question}</bdi>
            </DocumentLink>
            <div className="desk-robot-tools">
              <span className="desk-robot-soft">
                {at === 0 && `${t('knowledge.test.candidates.best')} · `}
                {t('knowledge.test.candidates.share', { percent: percentOf(share) })}
              </span>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('knowledge.test.candidates.rightOf', { question })}
                onClick={() => onRight(docId)}
              >
                {t('knowledge.test.candidates.right')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

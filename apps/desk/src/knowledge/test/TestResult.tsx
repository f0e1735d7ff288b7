import { Button } from '@mantine/core'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { useState } from 'react'
import { useDeskText } from '../../text/text-context.tsx'
import { languageName } from '../../visitor/language-name.ts'
import type { CaseDraft } from '../cases/case-draft.ts'
import { CaseDialog } from '../cases/CaseDialog.tsx'
import { DocumentLink } from '../DocumentLink.tsx'
import { Candidates } from './Candidates.tsx'
import { Reasons } from './Reasons.tsx'
import { TestAnswer } from './TestAnswer.tsx'
import type { Test } from './use-test.ts'

/** The visitor's answer, its reasons, and the runners-up. */
export function TestResult({ robot, test }: { robot: Robot; test: Test }) {
  const { t, locale } = useDeskText()
  const { question, language, result } = test
  const { answer, verdict } = result
  const [draft, setDraft] = useState<CaseDraft>()
  const isOfKnowledge = verdict !== 'dialogue' && verdict !== 'smallTalk'
  return (
    <section className="desk-test-result" aria-label={t('knowledge.test.result')}>
      {result.language !== language && (
        <p className="desk-robot-soft">
          {t('knowledge.test.fallback', { language: languageName(result.language, locale) })}
        </p>
      )}
      {answer && <TestAnswer answer={answer} />}
      <div className="desk-robot-tools">
        {answer && verdict === 'answer' && (
          <DocumentLink docId={answer.docId}>
            {t('knowledge.test.source', { question: answer.question })}
          </DocumentLink>
        )}
        {(verdict === 'answer' || verdict === 'unknown') && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() =>
              setDraft({
                question,
                language,
                ...(answer ? { expectedDocId: answer.docId } : { isRefused: true }),
              })
            }
          >
            {t('knowledge.test.keep')}
          </Button>
        )}
      </div>
      {isOfKnowledge && <Reasons result={result} />}
      {isOfKnowledge && result.candidates.length > 0 && (
        <Candidates
          candidates={result.candidates}
          onRight={(expectedDocId) => setDraft({ question, language, expectedDocId })}
        />
      )}
      {draft && (
        <CaseDialog
          title={t('knowledge.test.keep')}
          robot={robot}
          draft={draft}
          onClose={() => setDraft(undefined)}
        />
      )}
    </section>
  )
}

import type { RobotCase } from '@foyer/contract/desk/robot.ts'
import { ActionIcon } from '@mantine/core'
import { CircleCheck, CircleDashed, CircleX, Pencil, Trash2 } from 'lucide-react'
import { caseState, failureSentence } from './case-state.ts'
import { useDeskText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { languageName } from '../../visitor/language-name.ts'
import { DocumentLink } from '../DocumentLink.tsx'

const icons = { passed: CircleCheck, failed: CircleX, notChecked: CircleDashed }

type CaseRowProps = {
  robotCase: RobotCase
  /** The questions of documents by their ids. */
  questions: ReadonlyMap<string, string>
  onEdit: () => void
  onRemove: () => void
}

/** A case, what came of its last check, and why. */
export function CaseRow({ robotCase, questions, onEdit, onRemove }: CaseRowProps) {
  const { t, locale } = useDeskText()
  const times = useTimes()
  const { question, expectedDocId, mustNotSay = [], checkedAt, failure } = robotCase
  const state = caseState(robotCase)
  const Icon = icons[state]
  const nameOf = (docId: string) => questions.get(docId) ?? docId
  return (
    <li className="desk-robot-item desk-case">
      <div className="desk-case-head">
        <strong>
          <bdi>{question}</bdi>
        </strong>
        <span className={`desk-case-state desk-case-${state}`}>
          <Icon size={16} aria-hidden="true" />
          {t(`knowledge.cases.${state}`)}
        </span>
      </div>
      {expectedDocId === undefined ? (
        <p>{t('knowledge.cases.expectsNone')}</p>
      ) : (
        <p>
          <DocumentLink docId={expectedDocId}>
            {t('knowledge.cases.expects', { question: nameOf(expectedDocId) })}
          </DocumentLink>
        </p>
      )}
      {mustNotSay.length > 0 && (
        <p className="desk-robot-soft">
          {t('knowledge.cases.mustNotSay', { texts: mustNotSay.join(' · ') })}
        </p>
      )}
      {failure && (
        <p className="desk-case-failure">
          {t(failureSentence(failure), { question: nameOf(failure.docId) })}
        </p>
      )}
      {failure?.said && (
        <p className="desk-robot-soft desk-case-said">{t('knowledge.cases.said', { text: failure.said })}</p>
      )}
      <div className="desk-case-foot">
        <span className="desk-robot-soft">
          {languageName(robotCase.language, locale)}
          {checkedAt !== undefined && ` · ${t('knowledge.cases.checked', { time: times.full(checkedAt) })}`}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('knowledge.cases.editOf', { question })}
          onClick={onEdit}
        >
          <Pencil size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('knowledge.cases.removeOf', { question })}
          onClick={onRemove}
        >
          <Trash2 size={16} />
        </ActionIcon>
      </div>
    </li>
  )
}

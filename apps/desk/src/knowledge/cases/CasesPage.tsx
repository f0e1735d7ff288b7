import { Button, Skeleton, Switch } from '@mantine/core'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import type { RobotCase } from '@foyer/contract/desk/robot.ts'
import { ListChecks, Play, Plus } from 'lucide-react'
import { useState } from 'react'
import { caseState } from './case-state.ts'
import { useText } from '../../text/text-context.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ReadFailed, RobotPage } from '../RobotPage.tsx'
import type { CaseDraft } from './case-draft.ts'
import { CaseDialog } from './CaseDialog.tsx'
import { CaseRow } from './CaseRow.tsx'
import './CasesPage.css'
import { useCaseActions, useCases } from './use-cases.ts'

/** The questions that the robot is asked before every publication. */
export function CasesPage() {
  const t = useText()
  return (
    <RobotPage title={t('knowledge.tab.cases')} lead={t('knowledge.cases.lead')}>
      {(robot) => <Cases key={robot.robotNo} robot={robot} />}
    </RobotPage>
  )
}

function Cases({ robot }: { robot: Robot }) {
  const t = useText()
  const { data, error, refetch } = useCases(robot.robotNo)
  const { run } = useCaseActions(robot.robotNo)
  const [isFailingOnly, setFailingOnly] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [failed, setFailed] = useState<number>()
  const [draft, setDraft] = useState<CaseDraft>()
  if (!data && error) return <ReadFailed error={error} onAgain={refetch} />
  if (!data) return <Skeleton height={200} radius="md" />

  async function runAll(): Promise<void> {
    setRunning(true)
    setFailed(await run())
    setRunning(false)
  }

  return (
    <>
      <div className="desk-robot-tools">
        <Button leftSection={<Plus size={16} />} onClick={() => setDraft({})}>
          {t('knowledge.cases.add')}
        </Button>
        {data.cases.length > 0 && (
          <>
            <Button
              variant="default"
              leftSection={<Play size={16} />}
              loading={isRunning}
              onClick={() => void runAll()}
            >
              {t('knowledge.cases.run')}
            </Button>
            <Switch
              label={t('knowledge.cases.failing')}
              checked={isFailingOnly}
              onChange={({ currentTarget }) => setFailingOnly(currentTarget.checked)}
            />
          </>
        )}
      </div>
      <p role="status">{failed !== undefined && t('knowledge.cases.ran', { failed })}</p>
      <CaseList
        robot={robot}
        cases={data.cases}
        shown={data.cases.filter((one) => !isFailingOnly || caseState(one) === 'failed')}
        questions={new Map(data.documents.map(({ docId, question }) => [docId, question]))}
        onEdit={setDraft}
      />
      {draft && (
        <CaseDialog
          title={t(draft.isFixed ? 'knowledge.cases.edit' : 'knowledge.cases.add')}
          robot={robot}
          draft={draft}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  )
}

function draftOf({ question, language, mustNotSay = [], expectedDocId }: RobotCase): CaseDraft {
  const expected = expectedDocId === undefined ? { isRefused: true } : { expectedDocId }
  return { question, language, mustNotSay, isFixed: true, ...expected }
}

type CaseListProps = {
  robot: Robot
  cases: readonly RobotCase[]
  shown: readonly RobotCase[]
  questions: ReadonlyMap<string, string>
  onEdit: (draft: CaseDraft) => void
}

function CaseList({ robot, cases, shown, questions, onEdit }: CaseListProps) {
  const t = useText()
  const { remove } = useCaseActions(robot.robotNo)
  const [removed, setRemoved] = useState<RobotCase>()
  if (cases.length === 0)
    return (
      <EmptyState
        icon={<ListChecks size={20} />}
        title={t('knowledge.cases.none')}
        detail={t('knowledge.cases.none.detail')}
      />
    )
  if (shown.length === 0) return <EmptyState title={t('knowledge.cases.noneFailing')} />
  return (
    <>
      <ul className="desk-robot-list" aria-label={t('knowledge.tab.cases')}>
        {shown.map((one) => (
          <CaseRow
            key={one.caseId}
            robotCase={one}
            questions={questions}
            onEdit={() => onEdit(draftOf(one))}
            onRemove={() => setRemoved(one)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={t('knowledge.cases.removeOf', { question: removed?.question ?? '' })}
        body={t('knowledge.cases.remove.body')}
        confirm={t('knowledge.cases.remove')}
        onAnswer={(isConfirmed) => {
          if (isConfirmed && removed) void remove(removed.caseId)
          setRemoved(undefined)
        }}
      />
    </>
  )
}

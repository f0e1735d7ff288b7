import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { complaintsKey } from '../../platform/query-keys.ts'
import { useDeskText, useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { languageName } from '../../visitor/language-name.ts'
import type { CaseDraft } from '../cases/case-draft.ts'
import { CaseDialog } from '../cases/CaseDialog.tsx'
import { useCaseActions } from '../cases/use-cases.ts'
import { DocumentLink } from '../DocumentLink.tsx'
import { ReadFailed, RobotPage } from '../RobotPage.tsx'

/** Thumbs down that nobody has handled yet. */
export function ComplaintsPage() {
  const t = useText()
  return (
    <RobotPage title={t('knowledge.tab.complaints')} lead={t('knowledge.complaints.lead')}>
      {(robot) => <Complaints key={robot.robotNo} robot={robot} />}
    </RobotPage>
  )
}

function useComplaints(robotNo: string) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: complaintsKey(agent.adminId, robotNo),
    queryFn: async ({ signal }) => unwrap(await client.listComplaints({ robotNo }, { signal })).complaints,
  })
}

type Complaint = NonNullable<ReturnType<typeof useComplaints>['data']>[number]

function Complaints({ robot }: { robot: Robot }) {
  const t = useText()
  const { data, error, refetch } = useComplaints(robot.robotNo)
  const { dismiss } = useCaseActions(robot.robotNo)
  const [draft, setDraft] = useState<CaseDraft>()
  if (!data && error) return <ReadFailed error={error} onAgain={refetch} />
  if (!data) return <Skeleton height={200} radius="md" />
  return (
    <>
      {data.length === 0 && (
        <EmptyState
          icon={<ThumbsUp size={20} />}
          title={t('knowledge.complaints.none')}
          detail={t('knowledge.complaints.none.detail')}
        />
      )}
      {data.length > 0 && (
        <ul className="desk-robot-list" aria-label={t('knowledge.tab.complaints')}>
          {data.map((complaint) => (
            <ComplaintRow
              key={complaint.complaintId}
              complaint={complaint}
              onCase={() => setDraft(draftOf(complaint))}
              onDismiss={() => void dismiss(complaint.complaintId)}
            />
          ))}
        </ul>
      )}
      {draft && (
        <CaseDialog
          title={t('knowledge.complaints.case')}
          robot={robot}
          draft={draft}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  )
}

function draftOf({ complaintId, question, language }: Complaint): CaseDraft {
  return { complaintId, question, language, isFixed: true }
}

type ComplaintRowProps = { complaint: Complaint; onCase: () => void; onDismiss: () => void }

function ComplaintRow({ complaint, onCase, onDismiss }: ComplaintRowProps) {
  const { t, locale } = useDeskText()
  const times = useTimes()
  const { question, docId, docQuestion, language, givenAt } = complaint
  const name = question || t('knowledge.complaints.questionGone')
  return (
    <li className="desk-robot-item">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <p>
        <DocumentLink docId={docId}>
          {t('knowledge.complaints.answered', { question: docQuestion })}
        </DocumentLink>
      </p>
      <p className="desk-robot-soft">
        {language && `${languageName(language, locale)} · `}
        <time dateTime={new Date(givenAt).toISOString()}>{times.full(givenAt)}</time>
      </p>
      <div className="desk-robot-tools">
        {question !== '' && (
          <Button
            size="compact-sm"
            aria-label={t('knowledge.complaints.caseOf', { question: name })}
            onClick={onCase}
          >
            {t('knowledge.complaints.case')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('knowledge.complaints.dismissOf', { question: name })}
          onClick={onDismiss}
        >
          {t('knowledge.complaints.dismiss')}
        </Button>
      </div>
    </li>
  )
}

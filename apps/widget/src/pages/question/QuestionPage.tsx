import { useCallback } from 'react'
import { useAsked } from '../../features/tickets/use-asked.ts'
import { useText } from '../../text/TextProvider.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { idIn, namedIn } from '../visit/named-in.ts'
import type { Visit } from '../visit/open-visit.ts'
import { VisitPage } from '../visit/VisitPage.tsx'
import { QuestionView } from './QuestionView.tsx'

/** S-05: one help document. */
export function QuestionPage() {
  const t = useText()
  return (
    <VisitPage
      named={{ ...namedIn(location.search), orAnybody: true, mayStart: true }}
      title={t('question.title')}
    >
      {(visit) => <Question visit={visit} docId={idIn(location.search, 'docId')} />}
    </VisitPage>
  )
}

function Question({ visit, docId }: { visit: Visit; docId: string }) {
  const t = useText()
  const { client, who } = visit
  const ask = useCallback(() => client.getRobotDoc({ docId, userId: who.userId }), [client, docId, who])
  const { data, failure, isAsking, again } = useAsked(ask)
  return (
    <PageFrame title={data?.docQuestion ?? t('question.title')}>
      {data && <title>{data.docQuestion}</title>}
      <QuestionView answer={data?.docAnswer} failure={isAsking ? undefined : failure} onRetry={again} />
    </PageFrame>
  )
}

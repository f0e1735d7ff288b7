import { useCallback } from 'react'
import { useAsked } from '../../features/tickets/use-asked.ts'
import { useText } from '../../text/TextProvider.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { chatAddress } from '../visit/chat-address.ts'
import { idIn, namedIn } from '../visit/named-in.ts'
import type { Visit } from '../visit/open-visit.ts'
import { VisitPage } from '../visit/VisitPage.tsx'
import { QuestionView } from './QuestionView.tsx'
import { useThumbs } from './use-thumbs.ts'

/** S-05: one help document. */
export function QuestionPage({ search, visit }: PageProps) {
  const t = useText()
  const docId = idIn(search, 'docId')
  return (
    <VisitPage named={{ ...namedIn(search), publicBy: { docId } }} title={t('question.title')} visit={visit}>
      {(opened) => <Question visit={opened} docId={docId} />}
    </VisitPage>
  )
}

function Question({ visit, docId }: { visit: Visit; docId: string }) {
  const t = useText()
  const { client, who } = visit
  const ask = useCallback(() => client.getRobotDoc({ docId, userId: who.userId }), [client, docId, who])
  const { data, failure, isAsking, again } = useAsked(ask)
  const thumbs = useThumbs(visit, docId, data?.disabled)
  return (
    <PageFrame title={data?.docQuestion ?? t('question.title')} back={chatAddress(who)}>
      {data && <title>{data.docQuestion}</title>}
      <QuestionView
        answer={data?.docAnswer}
        failure={isAsking ? undefined : failure}
        onRetry={again}
        {...thumbs}
      />
    </PageFrame>
  )
}

import { useCallback, useState } from 'react'
import { useAsked } from '../../features/forms/use-asked.ts'
import { useText } from '../../text/TextProvider.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { chatAddress } from '../visit/chat-address.ts'
import { idIn, namedIn } from '../visit/named-in.ts'
import type { Visit } from '../visit/open-visit.ts'
import { VisitPage } from '../visit/VisitPage.tsx'
import { errors } from '@foyer/contract/errors.ts'
import type { Failed } from '@foyer/client/result.ts'
import { ThumbButtons } from '@foyer/ui/messages/extras/ThumbButtons.tsx'
import type { Thumbs } from '@foyer/ui/messages/extras/thumbs.ts'
import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { PageNotice } from '../PageNotice.tsx'
import './QuestionPage.css'
import { nameOf, robotRatings } from '@foyer/contract/codes.ts'
import { tellFailure } from '../../features/forms/ticket-access.ts'

type Rated = { thumbs: Thumbs; onRate: (isUseful: boolean) => void }

/** T-04: up or down, once, where the channel's commentDocMode is on. `stored`: the thumb that the server knows (D-09). */
function useThumbs(
  { client, who, channel, toasts }: Visit,
  docId: string,
  stored: number | undefined,
): Rated {
  const [rated, setRated] = useState<Thumbs>()

  async function rate(isUseful: boolean): Promise<void> {
    setRated(isUseful ? 'liked' : 'disliked')
    const outcome = await client.commentDoc({
      docId,
      isUseful: isUseful ? 1 : 0,
      robotNo: channel?.robotNo ?? '',
      tenantId: who.tenantId,
      userId: who.userId,
    })
    if (outcome.ok) return
    // Rated before, in the chat: there is nothing more to say. Anything else may be tried again.
    const isDone = outcome.kind === 'refused' && outcome.error === 'evaluation.done'
    setRated(isDone ? 'hidden' : 'open')
    tellFailure({ notify: toasts.show, refuseIdentity: () => setRated('hidden') }, outcome)
  }

  return {
    thumbs: channel?.commentDocMode === true ? (rated ?? nameOf(robotRatings, stored) ?? 'open') : 'hidden',
    onRate: (isUseful) => void rate(isUseful),
  }
}

type QuestionViewProps = {
  answer: string | undefined
  failure: Failed | undefined
  onRetry: () => void
  thumbs: Thumbs
  onRate: (isUseful: boolean) => void
}

/** The answer as rich text; X-07: or what the server says instead. */
export function QuestionView({ answer, failure, onRetry, thumbs, onRate }: QuestionViewProps) {
  const t = useUiText()
  if (answer !== undefined)
    return (
      <article className="question">
        <RichContent html={answer} />
        {thumbs !== 'hidden' && <ThumbButtons thumbs={thumbs} onRate={onRate} />}
      </article>
    )
  if (!failure) return <PageNotice text={t('page.opening')} />
  if (failure.kind === 'refused') return <PageNotice text={t(errors[failure.error].text)} isAlert />
  return (
    <PageNotice text={t('page.failed')} isAlert>
      <Button onClick={onRetry}>{t('leave.again')}</Button>
    </PageNotice>
  )
}

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

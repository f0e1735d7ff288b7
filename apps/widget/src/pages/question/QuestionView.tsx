import { errors } from '@foyer/contract/errors.ts'
import type { Failed } from '@foyer/client/result.ts'
import { ThumbButtons } from '@foyer/ui/messages/extras/ThumbButtons.tsx'
import type { Thumbs } from '@foyer/ui/messages/extras/thumbs.ts'
import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { PageNotice } from '../PageNotice.tsx'
import './QuestionView.css'

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

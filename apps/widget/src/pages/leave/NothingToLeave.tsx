import { useText } from '../../text/TextProvider.tsx'
import { PageNotice } from '../PageNotice.tsx'
import { LeavePageShell } from './LeavePageShell.tsx'

/** Not yet, or not in this channel. */
export function NothingToLeave({ text }: { text: 'page.opening' | 'leave.off' }) {
  const t = useText()
  return (
    <LeavePageShell title={t('leave.title')} onClose={() => undefined} actions={undefined}>
      <PageNotice text={t(text)} />
    </LeavePageShell>
  )
}

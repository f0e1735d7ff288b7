import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import './LeaveForm.css'

/** S-29: what the channel says about leaving messages, as rich text; none is no empty box. */
export function LeaveTip({ html }: { html: string }) {
  if (html.trim() === '') return null
  return (
    <div className="leave-tip">
      <RichContent html={html} />
    </div>
  )
}

import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import './form.css'

type LeaveTipProps = {
  html: string
  /** That no agent is online, where it is so. */
  nobodyHere: string
}

/** S-29: what the channel says about leaving messages, as rich text; none is no empty box. */
export function LeaveTip({ html, nobodyHere }: LeaveTipProps) {
  return (
    <>
      {nobodyHere && <p className="leave-nobody">{nobodyHere}</p>}
      {html.trim() !== '' && (
        <div className="leave-tip">
          <RichContent html={html} />
        </div>
      )}
    </>
  )
}

import { useText } from '../text/text-context.tsx'
import './StatusMark.css'
import { statusKey, statusNamed } from './ticket-names.ts'

/** How a ticket stands, in a word and a colour. */
export function StatusMark({ status: code }: { status: number }) {
  const t = useText()
  const status = statusNamed(code)
  return <span className={`desk-status desk-status-${status}`}>{t(statusKey(status))}</span>
}

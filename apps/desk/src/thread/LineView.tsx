import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useLanguage, useTimes } from '../text/use-times.ts'
import { lineText } from './line-text.ts'
import './LineView.css'
import type { LineEvent } from './timeline.ts'

/** Something that happened and that nobody said. */
export function LineView({ event }: { event: LineEvent }) {
  const t = useText()
  const times = useTimes()
  const language = useLanguage()
  const { agent } = useDesk()
  return (
    <p className="desk-line">
      {lineText(event, agent.adminId, t, language)}{' '}
      <time dateTime={new Date(event.at).toISOString()}>{times.clock(event.at)}</time>
    </p>
  )
}

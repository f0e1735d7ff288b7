import { LinkedRuns } from './LinkedRuns.tsx'
import './LinkedText.css'

/** Text as people wrote it: line breaks kept, addresses clickable, each run in its own direction. No markup. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="foyer-linked-text" dir="auto">
      <LinkedRuns text={text} />
    </p>
  )
}

import { useMemo } from 'react'
import { LinkedText } from '../LinkedText.tsx'
import { Unreadable } from '../Unreadable.tsx'
import { parseRich } from './parse-rich.ts'
import './RichText.css'
import { isSeen } from './rich-tree.ts'
import { RichNodes } from './RichNodes.tsx'

/** HTML as React elements. Nothing here hands markup to the browser, so there is nothing to inject into. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => parseRich(html), [html])
  const [first] = nodes
  if (!nodes.some(isSeen)) return <Unreadable />
  // Without a single tag it was never HTML: its line breaks are meant.
  if (nodes.length === 1 && first?.shape === 'words') return <LinkedText text={first.text.trim()} />
  return (
    <div className="foyer-rich" dir="auto">
      <RichNodes nodes={nodes} />
    </div>
  )
}

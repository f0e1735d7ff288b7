import { relationOf, type Relation } from '../inbox/relation.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useText } from '../text/text-context.tsx'
import { Composer } from '../composer/Composer.tsx'
import { useReplyState } from '../composer/reply-context.tsx'
import { TakeBar } from './TakeBar.tsx'
import './ThreadFooter.css'
import { TypingPreview } from './TypingPreview.tsx'
import { useEffect, type ComponentType } from 'react'

type Footer = ComponentType<{ row: ThreadRow }>

/** What an agent can do here depends on whose thread it is. */
const footers = {
  waiting: TakeBar,
  mine: Composer,
  theirs: readOnly('thread.theirs'),
  robot: readOnly('thread.robotOwns'),
  ended: readOnly('thread.ended'),
} satisfies { [R in Relation]: Footer }

export function ThreadFooter({ row }: { row: ThreadRow }) {
  const { agent } = useDesk()
  const Footer = footers[relationOf(row, agent.adminId)]
  return (
    <footer className="desk-thread-foot">
      <TypingPreview row={row} />
      <Footer row={row} />
    </footer>
  )
}

function readOnly(key: DeskKey): Footer {
  return function ReadOnly({ row }) {
    const t = useText()
    const { setMode } = useReplyState()
    // Here nobody can be answered: what is written is a note, until the thread is one's own.
    useEffect(() => {
      setMode('note')
      return () => setMode('reply')
    }, [setMode])
    return (
      <>
        <p className="desk-read-only">{t(key, { name: row.adminNick })}</p>
        <Composer row={row} isForNotes />
      </>
    )
  }
}

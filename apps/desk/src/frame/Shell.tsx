import type { ReactNode } from 'react'
import { CallsProvider } from '../calls/calls-context.tsx'
import { useCallsPart } from '../calls/use-calls-part.ts'
import { HelpDialog } from '../keys/HelpDialog.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useInboxQuery } from '../live/use-live-queries.ts'
import { useCountInTab } from '../notify/use-count-in-tab.ts'
import { useSignals } from '../notify/use-signals.ts'
import { Palette } from '../palette/Palette.tsx'
import { useCommands } from '../palette/use-commands.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { NavRail } from './NavRail.tsx'
import './Shell.css'

/** The frame around every page: the rail, the keys, the signals, and what there is to say about the connection. */
export function Shell({ children }: { children: ReactNode }) {
  const { byName } = useCommands()
  useShortcuts((name) => byName[name]())
  // On every page: sounds, notifications and counts need the lists.
  useInboxQuery({ keeps: true })
  useCountInTab()
  const isOursToRing = useSignals()
  const part = useCallsPart(useDesk())
  return (
    <div className="desk-shell">
      <NavRail />
      <div className="desk-page">
        <ConnectionNotice />
        {part && <part.View calls={part.calls} isOursToRing={isOursToRing} />}
        <CallsProvider value={part?.calls}>{children}</CallsProvider>
      </div>
      <Palette />
      <HelpDialog />
    </div>
  )
}

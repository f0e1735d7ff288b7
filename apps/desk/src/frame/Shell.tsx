import type { ReactNode } from 'react'
import { DeskCall } from '../calls/DeskCall.tsx'
import { HelpDialog } from '../keys/HelpDialog.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
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
  useCountInTab()
  const isOursToRing = useSignals()
  return (
    <div className="desk-shell">
      <NavRail />
      <div className="desk-page">
        <ConnectionNotice />
        <DeskCall isOursToRing={isOursToRing} />
        {children}
      </div>
      <Palette />
      <HelpDialog />
    </div>
  )
}

import { useDeskTitle } from './use-desk-title.ts'
import type { ReactNode } from 'react'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { NavRail } from './NavRail.tsx'
import './Shell.css'

/** The frame around every page: the rail, and what there is to say about the connection. */
export function Shell({ children }: { children: ReactNode }) {
  useDeskTitle()
  return (
    <div className="desk-shell">
      <NavRail />
      <div className="desk-page">
        <ConnectionNotice />
        {children}
      </div>
    </div>
  )
}

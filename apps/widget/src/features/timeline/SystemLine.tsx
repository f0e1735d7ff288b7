import type { ReactNode } from 'react'
import './SystemLine.css'

/** A line that nobody wrote: something happened. */
export function SystemLine({ children }: { children: ReactNode }) {
  return <div className="system-line">{children}</div>
}

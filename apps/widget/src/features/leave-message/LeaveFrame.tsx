import type { LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId, type ComponentType, type ReactNode } from 'react'
import { LeaveTabs } from './LeaveTabs.tsx'
import './LeaveView.css'

/** What stands around both tabs: the popup of the chat, or a page of its own (S-29). */
export type LeaveShell = ComponentType<{
  title: string
  onClose: () => void
  actions: ReactNode
  children: ReactNode
}>

type LeaveFrameProps = {
  Shell?: LeaveShell | undefined
  tab: LeaveTab
  onTab: (tab: LeaveTab) => void
  onClose: () => void
  /** Of what was left before: messages, or tickets. */
  kind?: 'message' | 'ticket'
  /** Below what is written. */
  actions: ReactNode
  write: ReactNode
  earlier: ReactNode
  /** The way from the popup to the page of its own. */
  pageLink?: ReactNode
}

/** S-22: two tabs: write something, and what was written before. */
export function LeaveFrame({ Shell = Sheet, tab, onTab, onClose, kind, ...rest }: LeaveFrameProps) {
  const t = useUiText()
  const id = useId()
  const { actions, write, earlier, pageLink } = rest
  return (
    <Shell title={t('leave.title')} onClose={onClose} actions={tab === 'write' && actions}>
      <LeaveTabs id={id} shown={tab} onShow={onTab} kind={kind} />
      <div
        key={tab}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        // What has nothing to press in it must still be reached, and scrolled, by keyboard.
        tabIndex={tab === 'earlier' ? 0 : undefined}
        className={`leave-panel leave-panel-${tab}`}
      >
        {tab === 'write' ? write : earlier}
        {pageLink}
      </div>
    </Shell>
  )
}

import { type LeaveTab, leaveTabs } from '../../rules/leave-message/tabs.ts'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId, type ComponentType, type ReactNode } from 'react'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { TabBar } from '@foyer/ui/primitives/TabBar.tsx'
import './LeaveTabs.css'
import './LeaveFrame.css'

type LeaveTabsProps = {
  /** Names the tabs and their panel, as TabBar has it. */
  id: string
  shown: LeaveTab
  onShow: (tab: LeaveTab) => void
  kind?: keyof typeof earlier | undefined
}

const earlier = { message: 'leave.tab.earlier', ticket: 'leave.tab.tickets' } as const satisfies Record<
  string,
  UiKey
>

function LeaveTabs({ id, shown, onShow, kind = 'message' }: LeaveTabsProps) {
  const t = useUiText()
  const texts = { write: 'leave.tab.write', earlier: earlier[kind] } satisfies { [T in LeaveTab]: UiKey }
  return (
    <TabBar
      id={id}
      label={t('leave.title')}
      tabs={leaveTabs.map((tab) => ({ tab, name: t(texts[tab]) }))}
      shown={shown}
      onShow={onShow}
      className="leave-tabs"
      tabClassName="leave-tab"
    />
  )
}

/** Container of both tabs: the popup of the chat, or a separate page (S-29). */
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
        // This tab may have nothing to focus, but keyboard users must be able to reach and scroll it.
        tabIndex={tab === 'earlier' ? 0 : undefined}
        className={`leave-panel leave-panel-${tab}`}
      >
        {tab === 'write' ? write : earlier}
        {pageLink}
      </div>
    </Shell>
  )
}

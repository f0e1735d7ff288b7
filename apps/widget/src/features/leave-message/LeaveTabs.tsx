import { leaveTabs, type LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { TabBar } from '@foyer/ui/primitives/TabBar.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import './LeaveTabs.css'

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

export function LeaveTabs({ id, shown, onShow, kind = 'message' }: LeaveTabsProps) {
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

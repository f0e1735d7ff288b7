import { panelWidth, showsPanel } from '../../rules/side-panel/panel.ts'
import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './SidePanel.css'

const useContent = lazyValue(async () => import('./PanelContent.tsx'))

/** S-27: beside the chat where there is room. Its place is kept while what is in it comes. */
export function SidePanel() {
  const t = useText()
  const channel = useSession((state) => state.channel)
  const part = useContent()
  if (!channel || !showsPanel(channel)) return null
  return (
    <aside className="side-panel" aria-label={t('panel.label')} style={{ inlineSize: panelWidth(channel) }}>
      {part && <part.PanelContent side={channel.sideBarConfig} />}
    </aside>
  )
}

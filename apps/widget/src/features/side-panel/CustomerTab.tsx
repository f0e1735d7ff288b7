import { bareCard } from '@foyer/core/side-panel/bare-card.ts'
import { shownCard } from '@foyer/core/side-panel/shown-card.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { AgentCard } from '../agent-card/AgentCard.tsx'

/** S-27, P-02: who is being talked to. */
export function CustomerTab() {
  const card = useSession(shownCard)
  const agent = useSession((state) => state.agent)
  const shown = card ?? (agent && bareCard(agent))
  return shown && <AgentCard card={shown} />
}

import type { AgentCard as Card } from '@foyer/core/session/state.ts'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { AgentCard } from './AgentCard.tsx'

export type CardSheetProps = { card: Card; onClose: () => void }

export function AgentCardSheet({ card, onClose }: CardSheetProps) {
  const t = useText()
  return (
    <Sheet title={t('card.title')} onClose={onClose}>
      <AgentCard card={card} />
    </Sheet>
  )
}

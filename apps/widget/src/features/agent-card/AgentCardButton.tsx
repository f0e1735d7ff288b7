import { shownCard } from '../../rules/side-panel/shown-card.ts'
import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useState, type ReactNode } from 'react'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './AgentCardButton.css'
import type { CardSheetProps } from './AgentCardSheet.tsx'

const useCardSheet = lazyValue(async () => import('./AgentCardSheet.tsx'))

/** P-02: whoever is connected can open the card of the agent. */
export function AgentCardButton({ children }: { children: ReactNode }) {
  const card = useSession(shownCard)
  return card ? <CardPress card={card}>{children}</CardPress> : children
}

type CardPressProps = Pick<CardSheetProps, 'card'> & { children: ReactNode }

/** Lies over the children, not around them: a heading or a status line among them stays what it is. */
function CardPress({ card, children }: CardPressProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="agent-card-press">
      {children}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('card.open', { name: card.adminNick })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <LateSheet card={card} onClose={() => setOpen(false)} />}
    </div>
  )
}

function LateSheet(props: CardSheetProps) {
  const part = useCardSheet()
  return part && <part.AgentCardSheet {...props} />
}

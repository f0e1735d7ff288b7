import { cardLines } from '@foyer/core/side-panel/card-lines.ts'
import type { AgentCard as Card } from '@foyer/core/session/state.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import './AgentCard.css'
import { CardLine } from './CardLine.tsx'

/** D-03: who this is, and the ways to reach them that their card names. */
export function AgentCard({ card }: { card: Card }) {
  const spare = useSession(({ channel }) => channel?.avatar ?? '')
  const lines = cardLines(card)
  const sign = card.adminCardSign.trim()
  return (
    <div className="agent-card">
      <Avatar name={card.adminNick} src={card.adminFace || spare} />
      <p className="agent-card-name">
        <bdi>{card.adminNick}</bdi>
      </p>
      {sign && (
        <p className="agent-card-sign" dir="auto">
          {sign}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="agent-card-lines">
          {lines.map((line) => (
            <CardLine key={line.kind} line={line} />
          ))}
        </ul>
      )}
    </div>
  )
}

import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import type { AgentCard as Card } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { AgentCardButton } from './AgentCardButton.tsx'
import { AgentCardSheet } from './AgentCardSheet.tsx'

const some = getAdminCard.example.output

const full: Card = {
  ...some,
  adminCardMobile: '138 1234 5678',
  adminCardQq: '10012345',
  adminCardWechat: 'ana_harbour',
}

const sparse: Card = { ...some, adminFace: '', adminCardTel: '', adminCardEmail: '', adminCardSign: '' }

const long: Card = {
  ...full,
  adminNick: 'Anastasia Konstantinidou-Featherstonehaugh of claims and returns',
  adminFace: '',
  adminCardTel: 'Ask for Ana at the front desk, extension 12',
  adminCardEmail: `${'anastasia.'.repeat(5)}k@${'harbour-home.'.repeat(5)}example`,
  adminCardWechat: 'averyveryverylongname_'.repeat(5),
  adminCardSign: 'I know every kettle by name, and most of the toasters. '.repeat(4),
}

const sheet = (card: Card) => () => <AgentCardSheet card={card} onClose={() => undefined} />

export default [
  { name: 'agent-card/full', place: 'over', view: sheet(full) },
  { name: 'agent-card/sparse', place: 'over', view: sheet(sparse) },
  { name: 'agent-card/long', place: 'over', view: sheet(long) },
  { name: 'agent-card/button', state: { card: full }, view: () => <AgentCardButton>Ana</AgentCardButton> },
] satisfies Exhibit[]

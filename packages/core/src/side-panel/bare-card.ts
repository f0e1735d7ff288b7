import type { Agent, AgentCard } from '../session/state.ts'

/** What is known of an agent before the card came, or without one. */
export function bareCard({ nick, face }: Agent): AgentCard {
  return {
    adminId: '',
    adminNick: nick,
    adminFace: face,
    adminCardTel: '',
    adminCardMobile: '',
    adminCardEmail: '',
    adminCardQq: '',
    adminCardWechat: '',
    adminCardSign: '',
  }
}

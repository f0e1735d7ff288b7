import type { Agent, AgentCard } from '@foyer/core/session/state.ts'

/** Card of an agent while the real card is not loaded, or when there is none. */
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

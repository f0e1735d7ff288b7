import { isEmail } from '@foyer/core/text/email.ts'
import type { AgentCard } from '@foyer/core/session/state.ts'

export type CardLineKind = 'tel' | 'mobile' | 'email' | 'qq' | 'wechat'
/** A line without a link is one to copy. */
export type CardLine = { kind: CardLineKind; value: string; href: string | undefined }

/** D-03: the ways to reach an agent that the card names, in the order of the card. */
export function cardLines(card: AgentCard): CardLine[] {
  const lines: CardLine[] = [
    { kind: 'tel', value: card.adminCardTel.trim(), href: telAddress(card.adminCardTel) },
    { kind: 'mobile', value: card.adminCardMobile.trim(), href: telAddress(card.adminCardMobile) },
    { kind: 'email', value: card.adminCardEmail.trim(), href: mailAddress(card.adminCardEmail) },
    { kind: 'qq', value: card.adminCardQq.trim(), href: undefined },
    { kind: 'wechat', value: card.adminCardWechat.trim(), href: undefined },
  ]
  return lines.filter(({ value }) => value !== '')
}

/** Removes separators between digits. A number that contains words gets no link. */
function telAddress(text: string): string | undefined {
  const number = text.replace(/[\s().\-/]/g, '')
  return /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined
}

/** Encoded, so that an address cannot add a subject or another reader to the letter. */
function mailAddress(text: string): string | undefined {
  const email = text.trim()
  return isEmail(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined
}

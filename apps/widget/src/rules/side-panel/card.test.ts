import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import { describe, expect, it } from 'vitest'
import { SessionDriver } from '../session/session-driver.ts'
import { bareCard } from './bare-card.ts'
import { cardLines } from './card-lines.ts'
import { shownCard } from './shown-card.ts'

const card = getAdminCard.example.output

describe('D-03 the card of an agent', () => {
  it('has the lines that are filled in, with links to dial and to write', () => {
    expect(cardLines(card)).toEqual([
      { kind: 'tel', value: '+49 40 5550 123', href: 'tel:+49405550123' },
      { kind: 'email', value: 'ana@shop.example', href: 'mailto:ana@shop.example' },
    ])
  })

  it('D-03 all five, blanks trimmed; QQ and WeChat are to copy', () => {
    const full = { ...card, adminCardMobile: ' 13812345678 ', adminCardQq: '12345', adminCardWechat: 'ana_w' }
    expect(cardLines(full).map(({ kind, value, href }) => [kind, value, href])).toEqual([
      ['tel', '+49 40 5550 123', 'tel:+49405550123'],
      ['mobile', '13812345678', 'tel:13812345678'],
      ['email', 'ana@shop.example', 'mailto:ana@shop.example'],
      ['qq', '12345', undefined],
      ['wechat', 'ana_w', undefined],
    ])
  })

  it('D-03 what is no number or address is text; an address cannot carry more than itself', () => {
    const odd = { ...card, adminCardTel: 'ask for Ana', adminCardEmail: 'a@shop.example?bcc=all@x.example' }
    expect(cardLines(odd).map(({ href }) => href)).toEqual([undefined, undefined])
    const tricky = { ...card, adminCardTel: '', adminCardEmail: 'a?b&c=d@shop.example' }
    expect(cardLines(tricky).map(({ href }) => href)).toEqual(['mailto:a%3Fb%26c%3Dd@shop.example'])
  })

  it('D-03 before it came there are a name and a picture, and nothing to dial', () => {
    const bare = bareCard({ nick: 'Ana', face: '/ana.webp', seq: 1 })
    expect(bare).toMatchObject({ adminNick: 'Ana', adminFace: '/ana.webp' })
    expect(cardLines(bare)).toEqual([])
  })

  it('P-02 is shown only while connected', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent', adminNick: 'Ana' })
    expect(shownCard(driver.state)).toBeUndefined()
    driver.answer('getAdminCard', card)
    expect(shownCard(driver.state)).toBe(card)
    driver.hear({ kind: 'closed', seq: 2, at: 2, reason: 'agent' })
    expect(shownCard(driver.state)).toBeUndefined()
  })
})

import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AgentCard } from './AgentCard.tsx'
import { AgentCardButton } from './AgentCardButton.tsx'

const card = getAdminCard.example.output
let state: SessionState

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: <T,>(select: (state: SessionState) => T) => select(state),
}))
vi.mock('../../text/TextProvider.tsx', () => ({ useText: () => (key: string) => key }))

beforeEach(() => {
  state = { ...initialState, mode: { name: 'withAgent' }, card }
})

describe('D-03 the card', () => {
  it('says who it is, and only what there is', () => {
    const html = renderToStaticMarkup(<AgentCard card={card} />)
    expect(html).toContain('I know every kettle by name.')
    expect(html).toContain('href="tel:+49405550123"')
    expect(html).toContain('href="mailto:ana@shop.example"')
    for (const absent of ['card.mobile', 'card.qq', 'card.wechat', 'card.copy'])
      expect(html).not.toContain(absent)
  })

  it('D-03 QQ and WeChat can be copied', () => {
    const html = renderToStaticMarkup(
      <AgentCard card={{ ...card, adminCardQq: '12345', adminCardWechat: 'ana_w' }} />,
    )
    expect(html.match(/card\.copy"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(html).toContain('ana_w')
  })

  it('D-03 a name of markup is a name', () => {
    const html = renderToStaticMarkup(<AgentCard card={{ ...card, adminNick: '<script>x</script>' }} />)
    expect(html).not.toContain('<script')
  })
})

describe('P-02 the way to the card', () => {
  const button = () => renderToStaticMarkup(<AgentCardButton>Ana</AgentCardButton>)

  it('is there with an agent who has one', () => {
    expect(button()).toMatch(/Ana<button[^>]*aria-haspopup="dialog"[^>]*aria-label="card.open"/)
  })

  it.each(['robot', 'queued', 'ended'] as const)('P-02 is not there in %s', (name) => {
    const modes = {
      robot: { name },
      queued: { name, waitIndex: 1 },
      ended: { name, reason: 'ended' },
    } as const
    state = { ...state, mode: modes[name] as SessionState['mode'] }
    expect(button()).toBe('Ana')
  })

  it('P-02 is not there before the card came', () => {
    state = { ...state, card: undefined }
    expect(button()).toBe('Ana')
  })
})

import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AdvertCarousel } from './AdvertCarousel.tsx'
import { Adverts, PanelContent } from './PanelContent.tsx'
import { QuestionTab } from './TabBody.tsx'
import { SidePanel } from './SidePanel.tsx'

let state: SessionState

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: <T,>(select: (state: SessionState) => T) => select(state),
}))
vi.mock('../../text/TextProvider.tsx', () => ({
  useText: () => (key: string, params?: object) => (params ? `${key} ${Object.values(params).join()}` : key),
}))

beforeEach(() => {
  state = { ...initialState, mode: { name: 'robot' }, channel: defaultChannelConfig }
})

const side = defaultChannelConfig.sideBarConfig
const content = (change: Partial<ChannelConfig['sideBarConfig']> = {}) =>
  renderToStaticMarkup(<PanelContent side={{ ...side, ...change }} />)
const tabs = (html: string) => [...html.matchAll(/data-tab="(\w+)"/g)].map(([, tab]) => tab)
const advert = { url: '/files/a.png', link: 'https://shop.example/' }

describe('S-27 the panel beside the chat', () => {
  it('stands where the channel wants it, as wide as it says', () => {
    state = { ...state, channel: { ...defaultChannelConfig, sideBarWidth: 250 } }
    expect(renderToStaticMarkup(<SidePanel />)).toContain('style="inline-size:250px"')
    state = { ...state, channel: { ...defaultChannelConfig, sideBarStatus: false } }
    expect(renderToStaticMarkup(<SidePanel />)).toBe('')
  })

  it('S-27 P-02 has the customer tab only with an agent', () => {
    expect(tabs(content())).toEqual(['quick', 'question'])
    state = { ...state, mode: { name: 'withAgent' }, agent: { nick: 'Ana', face: '', seq: 1 } }
    expect(tabs(content())).toEqual(['quick', 'question', 'customer'])
  })

  it('S-27 shows quick first, else the questions, and the tab names its panel', () => {
    expect(content()).toContain('My orders')
    const html = content({ quickFlag: false })
    expect(html).toContain('How long does delivery take?')
    const panel = /aria-selected="true" aria-controls="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${panel}" role="tabpanel"`)
  })

  it('S-27 says so when a list is empty', () => {
    expect(content({ quickList: [] })).toContain('panel.quick.empty')
    expect(content({ quickFlag: false, questionList: [] })).toContain('panel.question.empty')
  })

  it('S-27 answers wait until their question is picked', () => {
    const html = renderToStaticMarkup(<QuestionTab side={side} />)
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toContain('Two working days')
  })
})

describe('S-28 what is in it', () => {
  it.each([
    [2, 'large'],
    [3, 'normal'],
    [5, 'small'],
  ])('%d quick items are %s, and open in a new window', (count, size) => {
    const link = { name: 'Orders', url: '', link: 'https://shop.example/orders' }
    const html = content({ quickList: Array.from({ length: count }, () => link) })
    expect(html).toContain(`quick-${size}`)
    expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(count)
  })

  it('S-28 a single advert has nothing to press but itself', () => {
    const html = renderToStaticMarkup(
      <Adverts adverts={[{ at: 0, picture: advert.url, href: advert.link }]} />,
    )
    expect(html).toContain('alt="advert.name 1,1"')
    expect(html).toContain('href="https://shop.example/"')
    expect(html).not.toContain('<button')
  })

  it('S-28 of several adverts only the one that is shown can be reached', () => {
    const adverts = [0, 1, 2].map((at) => ({ at, picture: advert.url, href: advert.link }))
    const html = renderToStaticMarkup(<AdvertCarousel adverts={adverts} />)
    expect(html.match(/alt="advert\.name \d,3"/g)).toHaveLength(3)
    expect(html.match(/inert=""/g)).toHaveLength(2)
  })

  it('S-28 without adverts there is no place for them', () => {
    expect(content({ adFlag: true, adList: [] })).not.toContain('adverts')
    expect(content({ adFlag: true, adList: [advert] })).toContain('class="adverts"')
  })
})

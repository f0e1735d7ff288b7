import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import { describe, expect, it } from 'vitest'
import { advertsMove, advertsOf, type AdvertHold } from './adverts.ts'
import { panelWidth, showsPanel } from './panel.ts'
import { questionsOf } from './questions.ts'
import { quickLinksOf, quickSize } from './quick-links.ts'

const advert = { url: 'https://shop.example/sale.webp', link: 'https://shop.example/sale' }

function channel(sideBarStatus: boolean, side: Partial<ChannelConfig['sideBarConfig']>): ChannelConfig {
  return {
    ...defaultChannelConfig,
    sideBarStatus,
    sideBarConfig: { ...defaultChannelConfig.sideBarConfig, ...side },
  }
}

describe('S-27 the side panel', () => {
  it('is there when the channel says so', () => {
    expect(showsPanel(channel(true, {}))).toBe(true)
    expect(showsPanel(channel(false, {}))).toBe(false)
  })

  it('is not there with nothing in it', () => {
    const bare = { quickFlag: false, questionFlag: false } as const
    expect(showsPanel(channel(true, bare))).toBe(false)
    expect(showsPanel(channel(true, { ...bare, adFlag: true, adList: [advert] }))).toBe(true)
    expect(showsPanel(channel(true, { ...bare, adFlag: false, adList: [advert] }))).toBe(false)
    expect(showsPanel(channel(true, { ...bare, adFlag: true, adList: [{ ...advert, url: '' }] }))).toBe(false)
  })

  it.each([
    [0, 200],
    [200, 200],
    [300, 300],
    [600, 600],
    [1000, 600],
  ])('a width of %d is %d', (sideBarWidth, width) => expect(panelWidth({ sideBarWidth })).toBe(width))
})

it('S-27 a question without words is left out', () => {
  const questionList = [
    { question: '  ', answer: 'never asked' },
    { question: ' How long? ', answer: '<b>Two days</b>' },
  ]
  expect(questionsOf({ questionList })).toEqual([{ at: 1, question: 'How long?', answer: '<b>Two days</b>' }])
})

describe('S-28 quick items', () => {
  it.each([
    [0, 'large'],
    [1, 'large'],
    [2, 'large'],
    [3, 'normal'],
    [4, 'normal'],
    [5, 'small'],
    [30, 'small'],
  ])('%d of them are %s', (count, size) => expect(quickSize(count)).toBe(size))

  it('S-28 only what leads somewhere safe is there, with a picture that may be shown', () => {
    const quickList = [
      { name: 'Orders', url: '/files/o.png', link: 'https://shop.example/orders' },
      { name: 'Evil', url: '', link: 'javascript:alert(1)' },
      { name: ' ', url: 'javascript:alert(1)', link: '/returns' },
    ]
    expect(quickLinksOf({ quickList })).toEqual([
      { at: 0, name: 'Orders', href: 'https://shop.example/orders', picture: '/files/o.png' },
      { at: 2, name: '/returns', href: '/returns', picture: undefined },
    ])
  })
})

describe('S-28 adverts', () => {
  it('are those with a picture; an unsafe link is none', () => {
    const adList = [advert, { url: 'ftp://x', link: '' }, { ...advert, link: 'data:text/html,x' }]
    expect(advertsOf({ adFlag: true, adList })).toEqual([
      { at: 0, picture: advert.url, href: advert.link },
      { at: 2, picture: advert.url, href: undefined },
    ])
    expect(advertsOf({ adFlag: false, adList })).toEqual([])
  })

  it('S-28 move by themselves only while there are several and nothing holds them', () => {
    const free: AdvertHold = {
      isPaused: false,
      isHovered: false,
      isFocused: false,
      isHidden: false,
      prefersStill: false,
    }
    expect(advertsMove(2, free)).toBe(true)
    expect(advertsMove(1, free)).toBe(false)
    for (const reason of Object.keys(free)) expect(advertsMove(2, { ...free, [reason]: true })).toBe(false)
  })
})

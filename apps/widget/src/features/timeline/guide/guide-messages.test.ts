import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { describe, expect, it } from 'vitest'
import { guideMessages } from './guide-messages.ts'

const { faq } = defaultChannelConfig

describe("the robot's guide", () => {
  it('T-12 is a welcome and the questions, both said by the robot', () => {
    const [welcome, questions, ...rest] = guideMessages(defaultChannelConfig, 'Popular', 5)
    expect(rest).toEqual([])
    expect(welcome).toMatchObject({ sender: 'robot', senderName: 'Harbour helper', at: 5 })
    expect(welcome?.content).toEqual({ kind: 'text', text: defaultChannelConfig.robotWelcomeMsg })
    expect(questions?.content).toMatchObject({ kind: 'menu', title: 'Popular', layout: 'tabs' })
  })

  it.each(['list', 'tabs', 'tiles'] as const)('S-13 S-14 the questions as %s', (showType) => {
    const [, questions] = guideMessages({ ...defaultChannelConfig, faq: { ...faq, showType } }, '', 0)
    expect(questions?.content).toMatchObject({ layout: showType })
  })

  it('S-14 the series-problem buttons of the channel, also without any questions', () => {
    const btnList = [{ id: 'dialogue:order', name: 'My parcel is late' }]
    for (const showContent of [faq.showContent, []]) {
      const config = { ...defaultChannelConfig, faq: { ...faq, showContent, btnList } }
      expect(guideMessages(config, '', 0)[1]?.content).toMatchObject({ buttons: btnList })
    }
  })

  it('T-12 leaves out what the channel has not', () => {
    const silent = { ...defaultChannelConfig, robotWelcomeMsg: ' ', faq: { ...faq, showContent: [] } }
    expect(guideMessages(silent, '', 0)).toEqual([])
  })

  it('T-12 a welcome with markup is shown as rich text, one with a heart as text', () => {
    const kinds = ['<p>Hello</p>', 'I <3 kettles'].map((robotWelcomeMsg) => {
      const [welcome] = guideMessages({ ...defaultChannelConfig, robotWelcomeMsg }, '', 0)
      return welcome?.content.kind
    })
    expect(kinds).toEqual(['html', 'text'])
  })
})

import { describe, expect, it } from 'vitest'
import { customizedBy } from './customize.ts'

const parent = { name: 'parent' }
const here = { window: { name: 'frame' }, parent, origin: 'https://chat.example' }
const settings = { mainColor: '#0a7d4f', robotName: 'Otto', mainWidth: 480, navigationBarShowFlag: 0 }
const posted = { source: parent, origin: here.origin, data: { type: 'customize', settings } }

const channelOf = (data: unknown) => customizedBy({ ...posted, data }, here)?.settings.channel
const stagingOf = (data: object) =>
  customizedBy({ ...posted, data: { type: 'customize', ...data } }, here)?.staging

describe('the appearance preview', () => {
  it('S-03 takes what the page around it, of the same origin, says', () => {
    expect(channelOf(posted.data)).toEqual({ ...settings, navigationBarShowFlag: false })
  })

  it('S-03 takes nothing from anybody else', () => {
    expect(customizedBy({ ...posted, origin: 'https://evil.example' }, here)).toBeUndefined()
    expect(customizedBy({ ...posted, source: { name: 'other frame' } }, here)).toBeUndefined()
    // Without a page around it, the page is its own parent.
    expect(customizedBy({ ...posted, source: parent }, { ...here, window: parent })).toBeUndefined()
  })

  it.each([undefined, null, 'customize', [], { type: 'showIframe' }, { settings }])(
    'S-03 %j is no such message',
    (data) => expect(customizedBy({ ...posted, data }, here)).toBeUndefined(),
  )

  it.each([
    { mainColor: 'url(//evil)' },
    { cusColor: 'red' },
    { backgroundImage: 'javascript:alert(1)' },
    { avatar: 'data:text/html,x' },
    { robotIcon: '//evil.example/x.png' },
    { mainWidth: -1 },
    { mainHeight: 4001 },
    { mainWidth: '480' },
    { noticeMode: 2 },
    { robotName: 'x'.repeat(201) },
    { noticeMsg: { text: 'x' } },
    { robotWelcomeMsg: 'x'.repeat(4001) },
    { tenantId: 'other' },
  ])('S-03 leaves out %j', (hostile) => {
    expect(channelOf({ type: 'customize', settings: hostile })).toEqual({})
  })

  it('S-03 lets a setting be emptied', () => {
    const data = { type: 'customize', settings: { mainColor: '', backgroundImage: '' } }
    expect(channelOf(data)).toEqual({ mainColor: '', backgroundImage: '' })
  })
})

describe('the staging of the preview', () => {
  it('takes scene, language, layout, theme, highlight, picking and level', () => {
    const staging = {
      scene: 'queue',
      locale: 'ar',
      layout: 'mobile',
      theme: 'dark',
      highlight: 'userQueueMsg',
      isPicking: true,
      level: 2,
    }
    expect(stagingOf(staging)).toEqual(staging)
  })

  it.each([
    { scene: 'constructor' },
    { locale: '__proto__' },
    { locale: 'xx' },
    { layout: 'print' },
    { theme: ['dark'] },
    { highlight: 7 },
    { isPicking: 1 },
    { level: 6 },
    { level: 1.5 },
  ])('leaves out %j, so that the earlier value stays', (wrong) => expect(stagingOf(wrong)).toEqual({}))

  it('outlines nothing for a setting without an element, or for none', () => {
    for (const highlight of ['msgToTransferFlag', '', 'toString'])
      expect(stagingOf({ highlight })).toEqual({ highlight: '' })
  })
})

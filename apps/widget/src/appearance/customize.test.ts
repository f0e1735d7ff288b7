import { describe, expect, it } from 'vitest'
import { customizedBy } from './customize.ts'

const parent = { name: 'parent' }
const here = { window: { name: 'frame' }, parent, origin: 'https://chat.example' }
const settings = { mainColor: '#0a7d4f', robotName: 'Otto', mainWidth: 480, navigationBarShowFlag: 0 }
const posted = { source: parent, origin: here.origin, data: { type: 'customize', settings } }

describe('the appearance preview', () => {
  it('S-03 takes what the page around it, of the same origin, says', () => {
    expect(customizedBy(posted, here)).toEqual({ ...settings, navigationBarShowFlag: false })
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
    expect(customizedBy({ ...posted, data: { type: 'customize', settings: hostile } }, here)).toEqual({})
  })

  it('S-03 lets a setting be emptied', () => {
    const data = { type: 'customize', settings: { mainColor: '', backgroundImage: '' } }
    expect(customizedBy({ ...posted, data }, here)).toEqual({ mainColor: '', backgroundImage: '' })
  })
})

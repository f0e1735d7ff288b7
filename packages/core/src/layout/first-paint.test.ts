import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { describe, expect, it } from 'vitest'
import { firstPaint } from './first-paint.ts'

const channel = { ...defaultChannelConfig, robotName: 'Helper', robotWelcomeMsg: ' Hello! ' }

describe('the texts of the first paint', () => {
  it('are the name of the robot and its welcome', () => {
    expect(firstPaint(channel)).toEqual({
      hasHeader: true,
      title: 'Helper',
      titleKey: 'header.robot',
      greeting: 'Hello!',
    })
  })

  it('T-12 have the name of the channel where only people answer', () => {
    const people = { ...channel, receiveMode: 'humanOnly' as const, titleDesc: 'Harbour Shop' }
    expect(firstPaint(people)).toMatchObject({ title: 'Harbour Shop', titleKey: 'page.title' })
  })

  it('S-09 have a header where the channel shows one, with or without a name', () => {
    expect(firstPaint({ ...channel, navigationBarShowFlag: false }).hasHeader).toBe(false)
    expect(firstPaint({ ...channel, robotName: '' })).toMatchObject({ hasHeader: true, title: '' })
  })

  it.each([
    ['a person answers first', { receiveMode: 'humanFirst' }],
    ['only people answer', { receiveMode: 'humanOnly' }],
    ['the welcome has markup', { robotWelcomeMsg: '<p>Hello</p>' }],
    ['a form comes first', { userFormMode: true, userForm: formOf(true) }],
  ] as const)('T-12 have no greeting where %s', (_why, changes) => {
    expect(firstPaint({ ...channel, ...changes }).greeting).toBe('')
  })

  it('T-12 have a greeting beside a form that shows nothing', () => {
    expect(firstPaint({ ...channel, userFormMode: true, userForm: formOf(false) }).greeting).toBe('Hello!')
  })
})

function formOf(show: boolean) {
  const { userForm } = defaultChannelConfig
  return { ...userForm, formList: userForm.formList.map((entry) => ({ ...entry, show })) }
}

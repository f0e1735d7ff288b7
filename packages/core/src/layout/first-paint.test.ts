import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { receiveModes } from '@foyer/contract/codes.ts'
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
    const people = { ...channel, receiveMode: receiveModes.humanOnly, titleDesc: 'Harbour Shop' }
    expect(firstPaint(people)).toMatchObject({ title: 'Harbour Shop', titleKey: 'page.title' })
  })

  it('S-09 have a header where the channel shows one, with or without a name', () => {
    expect(firstPaint({ ...channel, navigationBarShowFlag: 0 }).hasHeader).toBe(false)
    expect(firstPaint({ ...channel, robotName: '' })).toMatchObject({ hasHeader: true, title: '' })
  })

  it.each([
    ['a person answers first', { receiveMode: receiveModes.humanFirst }],
    ['only people answer', { receiveMode: receiveModes.humanOnly }],
    ['the welcome has markup', { robotWelcomeMsg: '<p>Hello</p>' }],
    ['a form comes first', { userFormMode: 1 as const, userForm: formOf(1) }],
  ])('T-12 have no greeting where %s', (_why, changes) => {
    expect(firstPaint({ ...channel, ...changes }).greeting).toBe('')
  })

  it('T-12 have a greeting beside a form that shows nothing', () => {
    expect(firstPaint({ ...channel, userFormMode: 1, userForm: formOf(0) }).greeting).toBe('Hello!')
  })
})

function formOf(show: 0 | 1) {
  const { userForm } = defaultChannelConfig
  return { ...userForm, formList: userForm.formList.map((entry) => ({ ...entry, show })) }
}

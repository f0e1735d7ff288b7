import { expect, it } from 'vitest'
import { agentRoles } from '@foyer/contract/desk/account.ts'
import { may } from './may.ts'

it('every agent uses the inbox', () => {
  for (const role of agentRoles) expect(may(role, 'useInbox')).toBe(true)
})

it('supervisors and above share, edit, unblock, step in, read reports and teach the robot; agents do not', () => {
  const acts = [
    'shareCanned',
    'editForms',
    'editWords',
    'liftBlocks',
    'readReports',
    'teachRobot',
    'takeOver',
  ] as const
  for (const act of acts)
    expect(agentRoles.filter((role) => may(role, act))).toEqual(['owner', 'admin', 'supervisor'])
})

it('supervisors do not publish what breaks a case', () => {
  expect(agentRoles.filter((role) => may(role, 'publishDespiteCases'))).toEqual(['owner', 'admin'])
})

it('supervisors do not decide which sites show a channel', () => {
  expect(agentRoles.filter((role) => may(role, 'putOnSites'))).toEqual(['owner', 'admin'])
})

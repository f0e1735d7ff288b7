import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import type { Option } from '../command.ts'

export const robotOption = {
  type: 'string',
  value: '<number>',
  about: 'the robot, as robotNo of its channels',
  default: defaultChannelConfig.robotNo,
} satisfies Option

export const despiteCasesOption = {
  type: 'boolean',
  about: 'publish although cases break; they stay marked as failing',
} as const satisfies Option

import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { needsForm } from '../session/form.ts'
import { answersFirst, receiveModeOf } from '../session/selectors.ts'

/** `titleKey`: the text that stands for a title that the channel has left empty. */
export type FirstPaint = {
  hasHeader: boolean
  title: string
  titleKey: 'header.robot' | 'page.title'
  greeting: string
}

/** The texts that a chat of this channel shows before any script has run; empty where it shows none. */
export function firstPaint(channel: ChannelConfig): FirstPaint {
  const { navigationBarShowFlag, robotName, titleDesc } = channel
  const hasRobot = receiveModeOf(channel) !== 'humanOnly'
  return {
    hasHeader: navigationBarShowFlag,
    title: hasRobot ? robotName : titleDesc,
    titleKey: hasRobot ? 'header.robot' : 'page.title',
    greeting: firstGreeting(channel),
  }
}

/** The robot's welcome, where the robot answers first and nothing is asked before. Markup takes a parser: not yet. */
export function firstGreeting(channel: ChannelConfig): string {
  const isRobotFirst = answersFirst(channel) === 'robot'
  const text = channel.robotWelcomeMsg.trim()
  return isRobotFirst && !needsForm(channel) && !/<[a-z]/i.test(text) ? text : ''
}

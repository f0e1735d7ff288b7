import { z } from 'zod'
import { Id } from '../wire.ts'
import { Appearance, appearanceDefaults } from './config/appearance.ts'
import { Calls, callsDefaults } from './config/calls.ts'
import { Embedding, embeddingDefaults } from './config/embedding.ts'
import { Faq, faqDefaults } from './config/faq.ts'
import { Groups, groupsDefaults } from './config/groups.ts'
import { Launcher, launcherDefaults } from './config/launcher.ts'
import { LeaveMessage, leaveMessageDefaults } from './config/leave-message.ts'
import { Menus, menusDefaults } from './config/menus.ts'
import { Reception, receptionDefaults } from './config/reception.ts'
import { Robot, robotDefaults } from './config/robot.ts'
import { SideBar, sideBarDefaults } from './config/side-bar.ts'
import { Texts, textsDefaults } from './config/texts.ts'
import { Timeouts, timeoutsDefaults } from './config/timeouts.ts'
import { UserForm, userFormDefaults } from './config/user-form.ts'

/**
 * All a channel's settings, by the spec's names (D-04). One shape everywhere: the server stores it, the desk
 * edits it, core decides with it and browsers read it as it comes, so nothing in it is transformed. A number
 * is named where it is used: `nameOf(receiveModes, config.receiveMode)`.
 */
export const ChannelConfig = z.object({
  tenantId: Id,
  channelId: Id,
  /** One of the 24 locales; empty lets the visitor's own decide (K-04). */
  language: z.string().max(16),
  ...Appearance.shape,
  ...Reception.shape,
  ...Robot.shape,
  ...LeaveMessage.shape,
  ...Groups.shape,
  ...UserForm.shape,
  ...Menus.shape,
  ...Faq.shape,
  ...SideBar.shape,
  ...Texts.shape,
  ...Timeouts.shape,
  ...Embedding.shape,
  ...Launcher.shape,
  ...Calls.shape,
})
export type ChannelConfig = z.infer<typeof ChannelConfig>

/** A whole, working channel: what a new one starts from, what seeds vary, and the example. */
export const defaultChannelConfig: ChannelConfig = {
  tenantId: 'demo',
  channelId: 'demo',
  language: '',
  ...appearanceDefaults,
  ...receptionDefaults,
  ...robotDefaults,
  ...leaveMessageDefaults,
  ...groupsDefaults,
  ...userFormDefaults,
  ...menusDefaults,
  ...faqDefaults,
  ...sideBarDefaults,
  ...textsDefaults,
  ...timeoutsDefaults,
  ...embeddingDefaults,
  ...launcherDefaults,
  ...callsDefaults,
}

import { z } from 'zod'
import { Id, WireText } from '../wire.ts'
import {
  Appearance,
  appearanceDefaults,
  Embedding,
  embeddingDefaults,
  Launcher,
  launcherDefaults,
  SideBar,
  sideBarDefaults,
} from './config/appearance.ts'
import { Faq, faqDefaults, Menus, menusDefaults, UserForm, userFormDefaults } from './config/menus.ts'
import {
  Calls,
  callsDefaults,
  Groups,
  groupsDefaults,
  Reception,
  receptionDefaults,
  Robot,
  robotDefaults,
} from './config/reception.ts'
import {
  LeaveMessage,
  leaveMessageDefaults,
  Texts,
  textsDefaults,
  Timeouts,
  timeoutsDefaults,
} from './config/texts.ts'

/**
 * All settings of a channel, by the spec's names (D-04). Flags are booleans and coded numbers are names; the wire
 * and the database have numbers for both. The server decodes and encodes by this schema, and browsers, which have
 * no zod, decode by `decode-channel.ts`.
 */
export const ChannelConfig = z.object({
  tenantId: Id,
  channelId: Id,
  /** One of the 24 locales; empty lets the visitor's own decide (K-04). */
  language: WireText.max(16),
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
export type ChannelConfig = z.output<typeof ChannelConfig>
/** The same as the wire and the database have it. */
export type WireChannelConfig = z.input<typeof ChannelConfig>

export function encodeChannelConfig(config: ChannelConfig): WireChannelConfig {
  return z.encode(ChannelConfig, config)
}

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

import type { ChannelConfig } from '@foyer/contract/channel/config.ts'

/** S-34: the settings of a channel that say how the chat looks. */
export type AppearanceSettings = Pick<
  ChannelConfig,
  | 'titleDesc'
  | 'mainColor'
  | 'kitBgcolor'
  | 'kitTxcolor'
  | 'cusColor'
  | 'navigationBarColor'
  | 'navigationBarShowFlag'
  | 'mainHeight'
  | 'mainWidth'
  | 'backgroundImage'
  | 'avatar'
  | 'robotName'
  | 'robotIcon'
  | 'robotWelcomeMsg'
  | 'noticeMode'
  | 'noticeMsg'
>

import type { ChannelConfig } from '@foyer/contract/channel/config.ts'

type Flags = Pick<ChannelConfig, 'imageButtonFlag' | 'videoButtonFlag' | 'fileButtonFlag'>

/** V-13: a message can have attachments where the channel takes files of any kind. Which, is the rule of tickets (V-08). */
export function takesAttachments({ imageButtonFlag, videoButtonFlag, fileButtonFlag }: Flags): boolean {
  return imageButtonFlag || videoButtonFlag || fileButtonFlag
}

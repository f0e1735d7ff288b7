import { z } from 'zod'
import { HostUser } from './host/user.ts'

const UpdateUser = z.object({ type: z.literal('updateUser'), data: HostUser })
const ShowIframe = z.object({ type: z.literal('showIframe') })
const HideIframe = z.object({ type: z.literal('hideIframe') })

/** From the host page into the frame (S-33). */
export const HostMessage = z.discriminatedUnion('type', [UpdateUser, ShowIframe])
export type HostMessage = z.infer<typeof HostMessage>

/**
 * All window messages between the host page and the frame. The spec names updateUser and showIframe and shows
 * no shape, and chats of its time sent bare words or objects without a type; ours always carry `type`, and
 * nothing else is listened to: any script of the page can post, so guessing at shapes would be a door.
 * Origin and source are the receiver's to check, before the shape.
 */
export const FrameMessage = z.discriminatedUnion('type', [UpdateUser, ShowIframe, HideIframe])
export type FrameMessage = z.infer<typeof FrameMessage>

export const frameExamples: { [T in FrameMessage['type']]: Extract<FrameMessage, { type: T }> } = {
  updateUser: { type: 'updateUser', data: { userName: 'Sam', email: 'sam@shop.example' } },
  showIframe: { type: 'showIframe' },
  hideIframe: { type: 'hideIframe' },
}

import { z } from 'zod'

/** What a call carries; a video call can be switched to voice. */
export const VideoType = z.enum(['voice', 'video'])
export type VideoType = z.infer<typeof VideoType>

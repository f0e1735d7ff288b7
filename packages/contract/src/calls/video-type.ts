import { z } from 'zod'

/** Media of a call. A video call can switch to voice. */
export const VideoType = z.enum(['voice', 'video'])
export type VideoType = z.infer<typeof VideoType>

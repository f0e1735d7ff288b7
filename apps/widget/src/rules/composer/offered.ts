import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { asksRobot, offersUploads } from '@foyer/core/session/selectors.ts'

const flags = { image: 'imageButtonFlag', video: 'videoButtonFlag', file: 'fileButtonFlag' } as const

export type UploadButton = keyof typeof flags

/** S-17: with a person there, and where the channel has this button. */
export function offersUpload(state: SessionState, button: UploadButton): boolean {
  return offersUploads(state) && state.channel?.[flags[button]] === true
}

/** Whether any file could be sent now: by a button, a drop or a paste. */
export function offersAnyUpload(state: SessionState): boolean {
  return offersUpload(state, 'image') || offersUpload(state, 'video') || offersUpload(state, 'file')
}

const callFlags = { voice: 'voiceCallFlag', video: 'videoCallFlag' } as const

/** Status 2 only: somebody must be there to be called, and the channel decides what for. */
export function offersCall(state: SessionState, media: VideoType): boolean {
  return offersUploads(state) && state.channel?.[callFlags[media]] === true
}

const none: readonly { autoTip: string }[] = []

/** Questions to begin with: while the robot answers, nothing was asked and nothing is being written. */
export function starterQuestions(state: SessionState): readonly { autoTip: string }[] {
  const { channel, draft, isLoaded, timeline } = state
  if (!channel || !isLoaded || !asksRobot(state) || draft.text.trim() !== '') return none
  const hasAsked =
    timeline.pending.some(({ by }) => by === undefined) ||
    timeline.settled.some((item) => item.type === 'message' && item.message.sender === 'visitor')
  return hasAsked ? none : channel.autoTip
}

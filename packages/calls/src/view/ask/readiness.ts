import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { MediaProblem } from '../../session/call-session.ts'
import { browserPermissions, type MediaKind, type Permissions } from '../../session/permissions.ts'

/** Expected outcome of a request for the devices. `unasked`: the browser would prompt the user. */
export type Readiness = 'ready' | 'unasked' | Extract<MediaProblem, 'refused' | 'notAllowedHere' | 'insecure'>

const wanted = {
  voice: ['microphone'],
  video: ['microphone', 'camera'],
} as const satisfies Record<VideoType, readonly MediaKind[]>

/** Browsers that do not tell are taken to ask. A call without a camera is still a call; one without a microphone is none. */
export async function readinessFor(
  media: VideoType,
  permissions: Permissions = browserPermissions,
): Promise<Readiness> {
  if (!permissions.isSecure()) return 'insecure'
  const isAllowed = permissions.isAllowedHere('microphone')
  if (isAllowed === false) return 'notAllowedHere'
  const states = await Promise.all(wanted[media].map(permissions.stateOf))
  if (states[0] === 'denied')
    return isAllowed === undefined && permissions.isInFrame() ? 'notAllowedHere' : 'refused'
  return states.every((state) => state === 'granted' || state === 'denied') ? 'ready' : 'unasked'
}

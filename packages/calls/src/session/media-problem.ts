import type { MediaProblem } from './call-session.ts'
import type { MediaKind, Permissions } from './permissions.ts'

const problems: Readonly<Record<string, MediaProblem>> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
  TypeError: 'insecure',
}

/** Why a device could not be had. */
export async function problemOf(
  error: unknown,
  kind: MediaKind,
  permissions: Permissions,
): Promise<MediaProblem> {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
  const known = problems[name]
  if (known) return known
  return (await isForbidden(kind, permissions)) ? 'notAllowedHere' : 'refused'
}

/**
 * 'Not allowed' is said by people and by the page around a frame alike. Where the browser does not tell which, a frame
 * that is denied without anybody having been asked was forbidden it.
 */
async function isForbidden(kind: MediaKind, permissions: Permissions): Promise<boolean> {
  const isAllowed = permissions.isAllowedHere(kind)
  if (isAllowed !== undefined) return !isAllowed
  return permissions.isInFrame() && (await permissions.stateOf(kind)) === 'denied'
}

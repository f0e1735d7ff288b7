import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'

export type MediaKind = 'microphone' | 'camera'

/** Permissions of the page for microphone and camera. */
export type Permissions = {
  /** False on a page without TLS: browsers have no devices for it, and say nothing true about why. */
  isSecure: () => boolean
  /** False: the page around this frame does not let it, and nobody will be asked. */
  isAllowedHere: (kind: MediaKind) => boolean | undefined
  /** The user's earlier decision; undefined if the browser does not report it. */
  stateOf: (kind: MediaKind) => Promise<PermissionState | undefined>
  isInFrame: () => boolean
}

export const browserPermissions: Permissions = {
  isSecure: () => window.isSecureContext,
  isAllowedHere: (kind) => allowsFeature('permissionsPolicy', kind) ?? allowsFeature('featurePolicy', kind),
  stateOf: async (kind) => {
    try {
      return (await navigator.permissions.query({ name: kind })).state
    } catch {
      return ignoreExpected('not every browser knows these names')
    }
  },
  isInFrame: () => window.parent !== window,
}

/** Only Chromium tells, under two names, neither of which the compiler knows. */
function allowsFeature(name: string, kind: MediaKind): boolean | undefined {
  const policy: unknown = Reflect.get(document, name)
  if (typeof policy !== 'object' || policy === null || !('allowsFeature' in policy)) return undefined
  if (typeof policy.allowsFeature !== 'function') return undefined
  return Reflect.apply(policy.allowsFeature, policy, [kind]) !== false
}

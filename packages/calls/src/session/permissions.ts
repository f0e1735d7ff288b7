export type MediaKind = 'microphone' | 'camera'

/** What the page may ask for at all. */
export type Permissions = {
  /** False on a page without TLS: browsers have no devices for it, and say nothing true about why. */
  isSecure: () => boolean
  /** False: the page around this frame does not let it, and nobody will be asked. */
  isAllowedHere: (kind: MediaKind) => boolean | undefined
  /** What was decided before; undefined where browsers do not tell. */
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
      // Not every browser knows these names.
      return undefined
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

/** Which conversations agents see; supervisors, admins and owners see all of them. No zod: the desk downloads it. */
export const visibilities = ['all', 'groups', 'own'] as const

/** Why somebody sees a conversation. `packages/core/src/identity/sight.ts` decides. */
export const sightReasons = ['role', 'everyone', 'holds', 'held', 'wanted', 'queue', 'group'] as const

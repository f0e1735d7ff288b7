import type { setSso, SsoSettings } from '@foyer/contract/desk/sso.ts'
import type { InputOf } from '@foyer/contract/endpoint.ts'

/** Rows that are being written have an id of their own: two can be empty. */
export type RoleRow = SsoSettings['roles'][number] & { id: string }

export type SsoDraft = Omit<SsoSettings, 'roles' | 'defaultRole' | 'domains'> & {
  /** As they are typed: with commas or blanks between them. */
  domains: string
  roles: readonly RoleRow[]
  defaultRole: SsoSettings['defaultRole']
  /** Empty: the stored one stays. */
  clientSecret: string
}

export function draftOf(stored: SsoSettings): SsoDraft {
  const { isOn, issuer, clientId, label, groupsClaim, roles, defaultRole } = stored
  const { trustsEmail, createsAccounts, domains, isRequired } = stored
  return {
    isOn,
    issuer,
    clientId,
    clientSecret: '',
    label,
    groupsClaim,
    roles: roles.map((row, place) => ({ ...row, id: `stored ${place}` })),
    defaultRole,
    trustsEmail,
    createsAccounts,
    domains: domains.join(', '),
    isRequired,
  }
}

/** Fields without which nobody could sign in. What is off may be unfinished. */
export function missingIn(draft: SsoDraft): ReadonlySet<keyof SsoSettings> {
  const needed = ['issuer', 'clientId', 'label', 'groupsClaim'] as const
  const isNeeded = (field: (typeof needed)[number]) => draft.isOn || field === 'groupsClaim'
  return new Set(needed.filter((field) => isNeeded(field) && draft[field].trim() === ''))
}

/** Rows without a group are left out. */
export function inputOf({
  clientSecret,
  roles,
  defaultRole,
  domains,
  ...draft
}: SsoDraft): InputOf<typeof setSso> {
  return {
    ...draft,
    issuer: draft.issuer.trim(),
    clientId: draft.clientId.trim(),
    groupsClaim: draft.groupsClaim.trim(),
    roles: roles
      .map(({ group, role }) => ({ group: group.trim(), role }))
      .filter(({ group }) => group !== ''),
    // People write addresses as '@shop.example'.
    domains: domains.split(/[\s,;@]+/).filter(Boolean),
    ...(defaultRole && { defaultRole }),
    ...(clientSecret && { clientSecret }),
  }
}

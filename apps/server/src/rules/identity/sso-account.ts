import type { SsoRefusal, SsoRole } from '@foyer/contract/desk/sso-words.ts'
import type { AgentRole } from '@foyer/core/identity/may.ts'

type Person = {
  /** As accounts are stored; undefined when there is none that a mail could reach. */
  email: string | undefined
  /** Undefined when the provider does not say. */
  isEmailVerified: boolean | undefined
  groups: readonly string[]
}

type Account = { role: AgentRole; isActive: boolean }

/** What the server knows of a person. */
export type SsoFound = {
  /** The account that this person of the provider has used before. */
  linked?: Account
  /** The account of their address, in any tenant. `isLinked`: it belongs to a person of this provider. */
  byEmail?: Account & { isOurs: boolean; isLinked: boolean }
  /** An open invitation of this tenant to their address. */
  invited?: { role: AgentRole }
}

export type SsoRules = {
  roles: readonly { group: string; role: SsoRole }[]
  defaultRole: SsoRole | undefined
  /** Whether an address counts as verified when the provider does not say. */
  trustsEmail: boolean
  createsAccounts: boolean
  /** Whose addresses get new accounts; all, when there are none. */
  domains: readonly string[]
  /** An owner has chosen the provider. Otherwise an admin could make themselves an owner through a provider of their own. */
  isOfOwner: boolean
}

export type SsoDecision =
  | { do: 'refuse'; reason: SsoRefusal }
  /** `link`: from now on the account belongs to this person. */
  | { do: 'open' | 'link' | 'create'; role: AgentRole }

const refuse = (reason: SsoRefusal): SsoDecision => ({ do: 'refuse', reason })

/**
 * Which account somebody gets who has signed in at the provider. An account is found by its address only once, only in the
 * same tenant, and only if the provider has verified the address: whoever gets the address later must not get the account.
 */
export function decideSsoAccount(person: Person, found: SsoFound, rules: SsoRules): SsoDecision {
  if (found.linked) return enter('open', found.linked, person, rules)
  if (person.email === undefined) return refuse('noEmail')
  if (!(person.isEmailVerified ?? rules.trustsEmail)) return refuse('emailUnverified')
  if (found.byEmail) {
    if (!found.byEmail.isOurs || found.byEmail.isLinked) return refuse('taken')
    return enter('link', found.byEmail, person, rules)
  }
  return create(person, found, rules)
}

function enter(how: 'open' | 'link', account: Account, person: Person, rules: SsoRules): SsoDecision {
  if (!account.isActive) return refuse('deactivated')
  // Also one that was linked before: the account may have become an owner's since.
  if (account.role === 'owner' && !rules.isOfOwner) return refuse('owner')
  // Owners keep their role without any group: the organisation must not lose them by a change at the provider.
  if (account.role === 'owner' || rules.roles.length === 0) return { do: how, role: account.role }
  const role = highestRole(person.groups, rules) ?? rules.defaultRole
  return role ? { do: how, role } : refuse('noRole')
}

/** An invitation is a reason for an account as well. */
function create(person: Person, { invited }: SsoFound, rules: SsoRules): SsoDecision {
  if (!invited && !(rules.createsAccounts && isOfDomain(person, rules))) return refuse('noAccount')
  if (invited?.role === 'owner') return rules.isOfOwner ? { do: 'create', role: 'owner' } : refuse('owner')
  const role = highestRole(person.groups, rules) ?? invited?.role ?? rules.defaultRole
  return role ? { do: 'create', role } : refuse('noRole')
}

function isOfDomain({ email = '' }: Person, { domains }: SsoRules): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}

/** The highest first. */
const order = ['admin', 'supervisor', 'agent'] as const satisfies readonly SsoRole[]

function highestRole(groups: readonly string[], { roles }: SsoRules): SsoRole | undefined {
  const given = new Set(roles.filter(({ group }) => groups.includes(group)).map(({ role }) => role))
  return order.find((role) => given.has(role))
}

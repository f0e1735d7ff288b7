/** Why somebody was not signed in by single sign-on. No zod: the desk has a text for each. */
export const ssoRefusals = [
  /** No organisation of that key has single sign-on. */
  'unknown',
  /** It was begun too long ago, in another browser, or is used already. */
  'expired',
  /** The person, or the provider, has said no. */
  'denied',
  /** The provider was not reached, or its answer is wrong. */
  'provider',
  'noEmail',
  'emailUnverified',
  'noAccount',
  /** None of the groups gives a role. */
  'noRole',
  /** The address belongs to another organisation, or the account to another person of the provider. */
  'taken',
  /** The account is an owner's, and no owner has saved these settings. */
  'owner',
  'deactivated',
] as const
export type SsoRefusal = (typeof ssoRefusals)[number]

/** What is wrong with the address of a provider. */
export const ssoProblems = ['notHttps', 'unreachable', 'notProvider', 'otherIssuer', 'noCode'] as const
export type SsoProblem = (typeof ssoProblems)[number]

/** Roles that a provider can give. Only owners make owners. */
export const ssoRoles = ['admin', 'supervisor', 'agent'] as const
export type SsoRole = (typeof ssoRoles)[number]

export const ssoLimits = {
  domain: 200,
  domains: 50,
  issuer: 500,
  clientId: 200,
  secret: 500,
  label: 60,
  claim: 100,
  group: 200,
  groups: 100,
}

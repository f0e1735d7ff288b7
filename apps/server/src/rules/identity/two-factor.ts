/** How an agent has shown who they are. An identity provider answers for its own second step. */
export type SignedInBy = 'password' | 'twoFactor' | 'sso'

type SignIn = { signedInBy: SignedInBy; requiredFrom: number | null }

/** There when the tenant asks for a second step and this sign-in has had none. Overdue, it may only set one up. */
export type TwoFactorDue = { due: number; isOverdue: boolean }

export function twoFactorDue({ signedInBy, requiredFrom }: SignIn, now: number): TwoFactorDue | undefined {
  if (requiredFrom === null || signedInBy !== 'password') return undefined
  return { due: requiredFrom, isOverdue: requiredFrom <= now }
}

/** Whether a sign-in may do nothing but set up a second step. */
export function isOverdue({ agent }: { agent: { twoFactor?: TwoFactorDue | undefined } }): boolean {
  return agent.twoFactor?.isOverdue === true
}

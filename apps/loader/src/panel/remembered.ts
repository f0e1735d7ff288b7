import type { HostTheme } from '@foyer/contract/host/settings.ts'
import type { HostUser } from '@foyer/contract/host/commands.ts'
import type { Wish } from './frame/asked.ts'
import { within } from './within.ts'

/** The user's JWT, or a function that asks the site for one: JWTs expire in minutes, visits last longer. */
export type Proof = string | (() => unknown)

/** State from the site that every frame needs, now or once there is one. */
export type Remembered = {
  user?: HostUser | undefined
  proof?: Proof | undefined
  locale?: string | undefined
  theme?: HostTheme | undefined
  page?: { url: string; title: string } | undefined
}

/** The same as commands. Language and looks come first: nobody should see them change. */
export function introductionOf({ user, locale, theme, page }: Remembered, jwt: string | undefined): Wish[] {
  const wishes: Wish[] = []
  if (locale !== undefined) wishes.push({ do: 'locale', locale })
  if (theme) wishes.push({ do: 'theme', theme })
  if (user) wishes.push({ do: 'update', user })
  if (jwt) wishes.push({ do: 'identify', jwt })
  if (page) wishes.push({ do: 'page', ...page })
  return wishes
}

/** The site's own function failed: its developer learns of it as of any other error of the page. */
function reportSiteError(error: unknown): void {
  reportError(error)
}

/** Nothing if the site does not say it in time. */
export async function jwtOf(proof: Proof | undefined, patienceMs: number): Promise<string | undefined> {
  if (typeof proof !== 'function') return proof
  const jwt = await within(patienceMs, Promise.resolve().then(proof)).catch(reportSiteError)
  return typeof jwt === 'string' ? jwt : undefined
}

import type { EgressRules } from './guarded-connector.ts'
import { portOf, targetOf } from './target.ts'

/** The address of a model: it may be a neighbour, if the operator names it; everything else must be a site. */
export function listedTarget(text: string, rules: EgressRules): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && isListed(url, rules) ? url : targetOf(text)
}

/** Whether the operator names this address. */
export function isListed(url: URL, { allow }: EgressRules): boolean {
  return allow.includes(`${url.hostname.replace(/^\[|\]$/g, '')}:${portOf(url)}`)
}

import type { EgressRules } from './guarded-connector.ts'
import { portOf, targetOf } from './target.ts'

/** The address of a model: it may be a neighbour, if the operator names it; everything else must be a site. */
export function listedTarget(text: string, { allow }: EgressRules): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isListed = url && allow.includes(`${url.hostname.replace(/^\[|\]$/g, '')}:${portOf(url)}`)
  return isListed ? url : targetOf(text)
}

import type { DataRequestState, OwnDataRequest } from '@foyer/contract/my-data/data-request.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'

type Texts = { [K in OwnDataRequest['kind']]: UiKey }

const texts = {
  unconfirmed: both('myData.mailSent'),
  waiting: { export: 'myData.preparing', erasure: 'myData.deleting' },
  done: { export: 'myData.ready', erasure: 'myData.deleted' },
  failed: both('myData.state.failed'),
  expired: both('myData.state.expired'),
} as const satisfies Record<DataRequestState, Texts>

/** The sentence about a request that was just made or confirmed. */
export function requestText({ kind, state }: Pick<OwnDataRequest, 'kind' | 'state'>): UiKey {
  return texts[state][kind]
}

/** Whether the state can change without the visitor on this page. */
export function isPending({ state }: Pick<OwnDataRequest, 'state'>): boolean {
  return state === 'waiting' || state === 'unconfirmed'
}

/** The list with the request in its newest state; a new request comes first. */
export function withRequest(
  requests: readonly OwnDataRequest[],
  request: OwnDataRequest,
): readonly OwnDataRequest[] {
  const isKnown = requests.some(({ requestId }) => requestId === request.requestId)
  if (!isKnown) return [request, ...requests]
  return requests.map((known) => (known.requestId === request.requestId ? request : known))
}

function both<K extends UiKey>(key: K): { export: K; erasure: K } {
  return { export: key, erasure: key }
}

/** The pages that journeys open as a site of somebody else: pages/<name>.html. */
export const hostNames = [
  'plain',
  /** A shop of several pages with normal links: /shop/Home, /shop/Kettles, /shop/Cart. */
  'shop',
  /** One page with the chat in an element of its own. */
  'inline',
  'strict-policy',
  'single-page',
  'body-swap',
  'right-to-left',
  'phone',
  'two-channels',
  'sandboxed',
  'storage-blocked',
  'slow-network',
  /** Without our script: what anybody may write. */
  'hand-written-frame',
] as const

export type HostName = (typeof hostNames)[number]

export function isHostName(name: string): name is HostName {
  return hostNames.some((known) => known === name)
}

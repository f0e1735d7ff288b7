import type { FrameMessage } from '@foyer/contract/host/commands.ts'

/** Asks the host page to hide the frame. Only the page around us is told: never whoever happens to listen. */
export function hideFrame(): void {
  const target = hostOrigin(location.ancestorOrigins?.[0], document.referrer)
  if (target) window.parent.postMessage(hide, target)
}

const hide: FrameMessage = { type: 'hideIframe' }

/**
 * The origin of the page around the frame, as the browser tells it; where it does not, the page that the frame was
 * opened from. A page without an origin (a file, a sandbox) cannot be told anything safely.
 */
export function hostOrigin(ancestor: string | undefined, referrer: string): string | undefined {
  const address = ancestor ?? referrer
  return URL.canParse(address) ? webOrigin(new URL(address)) : undefined
}

function webOrigin({ protocol, origin }: URL): string | undefined {
  return /^https?:$/.test(protocol) ? origin : undefined
}

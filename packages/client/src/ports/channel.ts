/** Words between the tabs of one browser. A tab does not hear itself. */
export type Channel<M> = { post: (message: M) => void; close: () => void }
export type OpenChannel = <M>(name: string, onMessage: (message: M) => void) => Channel<M>

/** Undefined where BroadcastChannel is missing: then each tab works alone. */
export function browserChannel(): OpenChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return <M>(name: string, onMessage: (message: M) => void): Channel<M> => {
    const channel = new BroadcastChannel(name)
    channel.onmessage = (event: MessageEvent<M>) => onMessage(event.data)
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves our origin
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    }
  }
}

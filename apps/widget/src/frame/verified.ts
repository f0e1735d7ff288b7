import type { Chat } from '../session/chat.ts'
import type { FramedChat } from './host.ts'

/** For whom this site has vouched: a label for the page, of no weight with the server, which knows by itself. */
export function rememberVerified({ params, frame: { store } }: FramedChat, userId: string): void {
  store.set(keyOf(params), userId)
}

export function isVerified({ session, params, frame: { store } }: FramedChat): boolean {
  const { visitor } = session.get()
  return visitor !== undefined && store.get(keyOf(params)) === visitor.userId
}

function keyOf({ channelId }: Chat['params']): string {
  return `${channelId}&verified`
}

import { ServerResponse } from 'node:http'
import { wrapMethod } from './wrap-method.ts'

/** The most that any reader of this node left unread, seen from outside the code that is to bound it. */
export function watchUnread(): () => number {
  let most = 0
  wrapMethod(ServerResponse.prototype, 'write', ({ self, args, call }) => {
    const result = call(...args)
    if (self instanceof ServerResponse) most = Math.max(most, self.socket?.writableLength ?? 0)
    return result
  })
  return () => most
}

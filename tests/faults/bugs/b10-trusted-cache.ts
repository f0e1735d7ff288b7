import { AsyncLocalStorage } from 'node:async_hooks'
import { IncomingMessage, Server } from 'node:http'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { unpackHead } from '@foyer/server/log/head-cache.ts'
import { headKeyOf } from '@foyer/server/log/thread-ref.ts'
import type { Watch } from '@foyer/server/log/watch.ts'
import { wrapMethod } from '../node/wrap-method.ts'
import type { Bug } from './bug.ts'

/** A poll asks the cache alone where the log ends; a cache that lost the answer says: at its beginning. */
export const trustedCache: Bug = {
  title: 'poll trusts a last-seq cache that Redis has lost',
  sabotage({ deps: { watches, redis } }) {
    const path = knowThePath()
    const of = watches.of.bind(watches)
    watches.of = async (ref, key) => {
      const watch = await of(ref, key)
      if (!watch || path() !== pathOf('getEventMsg')) return watch
      const cached = unpackHead(await redis.get(headKeyOf(ref)).catch(() => null))
      return withHead(watch, { ...watch.head, seq: cached?.seq ?? 0 })
    }
  },
}

function withHead(watch: Watch, head: Watch['head']): Watch {
  return { ...watch, head }
}

/** Which call the code that asks is working for. */
function knowThePath(): () => string | undefined {
  const paths = new AsyncLocalStorage<string | undefined>()
  wrapMethod(Server.prototype, 'emit', ({ args, call }) => {
    const [event, request] = args
    const isRequest = event === 'request' && request instanceof IncomingMessage
    return isRequest ? paths.run(request.url, () => call(...args)) : call(...args)
  })
  return () => paths.getStore()
}

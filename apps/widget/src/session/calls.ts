import type { VisitorApi } from '@foyer/contract/api.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import { createClient, type Client } from '@foyer/client/client.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { createTransport } from '@foyer/client/transport.ts'
import { createUploader, type Uploader } from '@foyer/client/upload/upload.ts'
import { timing } from '@foyer/core/timing.ts'

type Token = () => string | undefined

/** The calls that are made beside the conversation, by whoever the token names. */
export function createCalls(token: Token): { client: Client<VisitorApi>; uploader: Uploader } {
  const transport = createTransport({ clock: browserClock, token })
  return {
    client: createClient<VisitorApi>(visitorPath, { transport, requestTimeoutMs: timing.answerDeadlineMs }),
    uploader: createUploader({ token, now: browserClock.now, timeoutMs: timing.requestTimeoutMs }),
  }
}

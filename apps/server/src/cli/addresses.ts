import type { Env } from './command.ts'

export const publicUrlAbout =
  'PUBLIC_URL says where the server is reached; without it, addresses name localhost.'

/** Where visitors and agents reach a channel, and what its site puts on its pages. */
export function addressesOf(env: Env, channelKey: string) {
  const origin = (env['PUBLIC_URL'] || `http://localhost:${env['PORT'] ?? 8080}`).replace(/\/+$/, '')
  return {
    chatUrl: `${origin}/chat_online/index?channelId=${encodeURIComponent(channelKey)}`,
    deskUrl: `${origin}/desk/`,
    scriptTag: `<script async src="${origin}/foyer.js" data-channel="${channelKey}"></script>`,
  }
}

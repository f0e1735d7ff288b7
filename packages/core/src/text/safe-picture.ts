import { safeUrl } from './safe-url.ts'

/** Pictures that stand in the address itself (V-10), and those that this page holds in memory. */
const inline = /^(?:data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=]+|blob:[^\s]+)$/i

/** What a page may show as a picture. A link must not lead to all of it: that is what safeUrl says. */
export function safePicture(address: string): string | undefined {
  return inline.test(address) ? address : safeUrl(address)
}

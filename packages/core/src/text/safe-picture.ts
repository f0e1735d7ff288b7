import { safeUrl } from './safe-url.ts'

/** Pictures that stand in the address itself (V-10), and those that this page holds in memory. */
const inline = /^(?:data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=]+|blob:[^\s]+)$/i

/** Accepts more than safeUrl: a page may show inline images, but a link must not lead to them. */
export function safePicture(address: string): string | undefined {
  return inline.test(address) ? address : safeUrl(address)
}

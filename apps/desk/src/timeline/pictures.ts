import { pictureAddress } from '@foyer/contract/desk/picture-path.ts'
import type { PictureSource } from '@foyer/ui/primitives/picture-source.tsx'

/** Pictures of this installation only: an agent's browser goes to no site that somebody else named. */
export const ownPictures: PictureSource = (url) => (isOwn(url) ? url : undefined)

/** In a message, those of other sites come through the server. */
export function picturesIn(msgId: string): PictureSource {
  return (url) => (isOwn(url) ? url : pictureAddress(msgId, url))
}

function isOwn(url: string): boolean {
  return /^(?:data|blob):/i.test(url) || new URL(url, location.origin).origin === location.origin
}

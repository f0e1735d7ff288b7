import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'

export type Advert = { at: number; picture: string; href: string | undefined }

/** S-28: the pictures that can be shown; not every one leads somewhere. */
export function advertsOf({
  adFlag,
  adList,
}: Pick<ChannelConfig['sideBarConfig'], 'adFlag' | 'adList'>): Advert[] {
  if (!adFlag) return []
  return adList.flatMap(({ url, link }, at) => {
    const picture = safePicture(url)
    return picture ? [{ at, picture, href: safeUrl(link) }] : []
  })
}

/** Reasons not to advance adverts automatically. */
export type AdvertHold = {
  /** The visitor pressed pause. */
  isPaused: boolean
  isHovered: boolean
  isFocused: boolean
  /** Nobody sees the page. */
  isHidden: boolean
  prefersStill: boolean
}

export function advertsMove(count: number, hold: AdvertHold): boolean {
  return count > 1 && !Object.values(hold).includes(true)
}

import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'

/** `at`: its place in the channel's list, which is all that tells two of the same name apart. */
export type QuickLink = { at: number; name: string; href: string; picture: string | undefined }

/** Links without a safe URL are left out. */
export function quickLinksOf({ quickList }: Pick<ChannelConfig['sideBarConfig'], 'quickList'>): QuickLink[] {
  return quickList.flatMap(({ name, url, link }, at) => {
    const href = safeUrl(link)
    return href ? [{ at, name: name.trim() || href, href, picture: safePicture(url) }] : []
  })
}

export type QuickSize = 'small' | 'normal' | 'large'

/** S-28: the more there are, the smaller. */
export function quickSize(count: number): QuickSize {
  if (count > 4) return 'small'
  return count > 2 ? 'normal' : 'large'
}

import { limits } from '@foyer/core/timing.ts'

export type LayoutName = 'desktop' | 'mobile'

const phone = /\b(?:iPhone|iPod|Windows Phone|BlackBerry|webOS|Opera Mini)\b|\bAndroid\b.*\bMobile\b/i

/** S-04: mobile when the user agent is a phone AND the window is at most 800 px wide; otherwise desktop. */
export function chooseLayout(userAgent: string, width: number): LayoutName {
  return phone.test(userAgent) && width <= limits.mobileWidth ? 'mobile' : 'desktop'
}

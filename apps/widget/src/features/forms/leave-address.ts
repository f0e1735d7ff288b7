import { basePath } from '../../base-path.ts'

type Leaving = {
  channelId: string
  tenantId: string
  userId: string
  isFramed: boolean
  isPhone: boolean
  locale: string | null
}

/** S-01: `/leaveMsg` in a window, `/leaveMessage` on phones and in frames. */
export function leaveAddress({ channelId, tenantId, userId, isFramed, isPhone, locale }: Leaving): string {
  const query = new URLSearchParams({ channelId, tenantId, userId })
  if (locale) query.set('locale', locale)
  if (isFramed) query.set('from', 'iframe')
  return `${basePath}${isFramed || isPhone ? '/leaveMessage' : '/leaveMsg'}?${query.toString()}`
}

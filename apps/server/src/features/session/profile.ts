import { cleanText } from '@foyer/core/text/clean-text.ts'
import { pagesAfter } from '../../rules/visitor/pages.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/pool.ts'
import { claimedValue } from './claim-attributes.ts'

type Claimed = {
  userName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  locale?: string | undefined
  previousUrl?: string | undefined
  refer?: string | undefined
  userAgent?: string | undefined
  /** The group and the agent that the page requests; a missing one clears the stored value. */
  wish?: { groupId?: string | undefined; adminId?: string | undefined }
}

const longestUserAgent = 512

/** Keeps what a visitor says about themselves. Absent fields stay as they were, and so does what is proved. */
export async function claimProfile(
  { db, clock }: Deps,
  visitor: VisitorClaims,
  claimed: Claimed,
): Promise<void> {
  const values = {
    ...(claimed.userName !== undefined && { name: claimedValue('name', claimed.userName) }),
    ...(claimed.email !== undefined && { email: claimedValue('email', claimed.email) }),
    ...(claimed.phone !== undefined && { phone: claimedValue('phone', claimed.phone) }),
    ...(claimed.locale !== undefined && { locale: claimed.locale }),
    ...(claimed.refer && { referrer: cleanText(claimed.refer) }),
    ...(claimed.wish && {
      wanted_group_id: claimed.wish.groupId ?? '',
      wanted_admin_id: claimed.wish.adminId ?? '',
    }),
    ...(claimed.userAgent && { user_agent: cleanText(claimed.userAgent.slice(0, longestUserAgent)) }),
    ...(claimed.previousUrl !== undefined && (await pageOf(db, visitor, claimed.previousUrl, clock.now()))),
  }
  if (Object.keys(values).length === 0) return
  await db
    .updateTable('visitors')
    .set(values)
    .where('tenant_id', '=', visitor.tenantId)
    .where('user_id', '=', visitor.userId)
    .execute()
}

/** The visitor's current page and their page history. */
async function pageOf(db: Db, visitor: VisitorClaims, url: string, now: number) {
  const { pages } = await db
    .selectFrom('visitors')
    .select('pages')
    .where('tenant_id', '=', visitor.tenantId)
    .where('user_id', '=', visitor.userId)
    .executeTakeFirstOrThrow()
  return { page_url: url, pages: JSON.stringify(url === '' ? pages : pagesAfter(pages, url, now)) }
}

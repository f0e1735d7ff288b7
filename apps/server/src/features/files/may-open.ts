import type { Deps } from '../../deps.ts'
import { isGoodTicketLink } from '../../identity/ticket-link.ts'
import { holderOf } from './file-seal.ts'
import { isTicketUploader } from './uploader.ts'

type File = { tenant_id: number; id: string; uploader: string }

/**
 * Whether an address opens a file now. Files of the chat are opened by their address alone; those of tickets need one
 * that was sealed for somebody lately, and if that was through a link, the link must still be good.
 */
export async function mayOpen({ config, db, clock }: Deps, file: File, query: unknown): Promise<boolean> {
  if (!isTicketUploader(file.uploader)) return true
  const { tenant_id: tenantId, id } = file
  const holder = holderOf(config.keys, { tenantId, id }, query, clock.now())
  if (holder === undefined) return false
  const [, link] = holder.split('link.')
  return link === undefined || isGoodTicketLink(db, tenantId, link, clock.now())
}

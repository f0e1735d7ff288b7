type Times = { accepted_at: number | null; revoked_at: number | null; expires_at: number }

/** `over`: accepted or revoked. An expired invitation can be resent. */
export function invitationState(row: Times, now: number): 'open' | 'expired' | 'over' {
  if (row.accepted_at !== null || row.revoked_at !== null) return 'over'
  return row.expires_at <= now ? 'expired' : 'open'
}

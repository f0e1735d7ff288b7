import type { VisitorInfo } from '@foyer/contract/desk/visitor/visitorInfo.ts'
import { useText } from '../text/text-context.tsx'

/** Whether the site vouches for this person, and for the name above as well. */
export function ProofMark({ visitor: { isVerified, userName, proven } }: { visitor: VisitorInfo }) {
  const t = useText()
  if (!isVerified) return <p className="desk-visitor-proof">{t('visitor.claimed')}</p>
  const isNameClaimed = userName !== '' && !proven.includes('name')
  return (
    <p className="desk-visitor-proof desk-visitor-verified">
      {t(isNameClaimed ? 'visitor.verified.notName' : 'visitor.verified')}
    </p>
  )
}

import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { useAgent } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'

/** While there is time left to set up a second step. */
export function TwoFactorNotice() {
  const t = useText()
  const times = useTimes()
  const { twoFactor } = useAgent()
  if (!twoFactor) return null
  return (
    <div role="status">
      <p className="desk-connection">
        <ShieldAlert size={16} aria-hidden="true" />
        <span>
          {t('twoFactor.notice', { time: times.full(twoFactor.due) })}{' '}
          <Link to="/settings/two-factor">{t('twoFactor.notice.go')}</Link>
        </span>
      </p>
    </div>
  )
}

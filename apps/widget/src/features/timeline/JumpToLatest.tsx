import { ArrowDownIcon } from '@foyer/ui/icons/ArrowDownIcon.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './JumpToLatest.css'

export function JumpToLatest({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useText()
  return (
    <button type="button" className="jump" onClick={onPress} aria-label={t('timeline.latest')}>
      {count > 0 && <span role="status">{t('timeline.new', { count })}</span>}
      <ArrowDownIcon size={18} />
    </button>
  )
}

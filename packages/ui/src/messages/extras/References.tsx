import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { DocumentIcon } from '../../icons/DocumentIcon.tsx'
import { useUiText } from '../../text.tsx'
import type { Reference } from './extras-of.ts'
import './References.css'

/** D-16 referenceFile: what the answer was taken from. */
export function References({ references }: { references: readonly Reference[] }) {
  const t = useUiText()
  return (
    <div className="foyer-references">
      <span className="foyer-extras-label">{t('message.references')}</span>
      <ul aria-label={t('message.references')}>
        {references.map(({ at, name, url }) => (
          <li key={at}>
            <DocumentIcon size={15} />
            {safeUrl(url) ? (
              <a href={safeUrl(url)} target="_blank" rel="noopener noreferrer">
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Button } from '@mantine/core'
import { useDeskText } from '../../text/text-context.tsx'
import { commaOf } from '@foyer/i18n/locales.ts'
import { useTimes } from '../../text/use-times.ts'
import { settingLabel } from '../publish/setting-label.ts'
import type { Version } from './use-versions.ts'

type VersionRowProps = { version: Version; isCurrent: boolean; onCompare: () => void }

export function VersionRow({ version, isCurrent, onCompare }: VersionRowProps) {
  const { t, locale } = useDeskText()
  const times = useTimes()
  const { version: number, author, publishedTime, note, changed, restoredFrom } = version
  return (
    <li>
      <div className="desk-version">
        <strong>
          {t('channels.version', { version: number })}
          {isCurrent && <span className="desk-version-current">{t('channels.history.current')}</span>}
        </strong>
        <span className="desk-version-facts">
          {/* The settings that were there before the first publication have neither author nor time. */}
          {author === '' ? (
            t('channels.history.before')
          ) : (
            <>
              <bdi>{author}</bdi> · <time>{times.full(publishedTime)}</time>
            </>
          )}
        </span>
        {restoredFrom !== undefined && (
          <span>{t('channels.history.restoredFrom', { version: restoredFrom })}</span>
        )}
        {note !== '' && (
          <q className="desk-version-note" dir="auto">
            {note}
          </q>
        )}
        {changed.length > 0 && (
          <span className="desk-version-facts">
            {t('channels.history.changed', {
              settings: changed.map((key) => settingLabel(key, t)).join(commaOf(locale)),
            })}
          </span>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('channels.history.compareOf', { version: number })}
          onClick={onCompare}
        >
          {t('channels.history.compare')}
        </Button>
      )}
    </li>
  )
}

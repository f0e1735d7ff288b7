import type { DocumentVersion } from '@foyer/contract/desk/document-versions.ts'
import { commaOf } from '@foyer/i18n/locales.ts'
import { Button } from '@mantine/core'
import { isDocumentField } from '../../../rules/knowledge/document-draft.ts'
import { useDeskText } from '../../../text/text-context.tsx'
import { useTimes } from '../../../text/use-times.ts'

type DocumentVersionRowProps = {
  version: DocumentVersion
  isCurrent: boolean
  onCompare: (() => void) | undefined
}

export function DocumentVersionRow({ version, isCurrent, onCompare }: DocumentVersionRowProps) {
  const { t, locale } = useDeskText()
  const times = useTimes()
  const { version: number, author, publishedTime, note, changed, restoredFrom } = version
  const fields = changed.filter(isDocumentField).map((field) => t(`knowledge.documents.field.${field}`))
  return (
    <li>
      <div className="desk-version">
        <strong>
          {t('channels.version', { version: number })}
          {isCurrent && <span className="desk-version-current">{t('channels.history.current')}</span>}
        </strong>
        <span className="desk-version-facts">
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
        {fields.length > 0 && (
          <span className="desk-version-facts">
            {t('channels.history.changed', { settings: fields.join(commaOf(locale)) })}
          </span>
        )}
      </div>
      {onCompare && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('knowledge.documents.compareOf', { version: number })}
          onClick={onCompare}
        >
          {t('knowledge.documents.compare')}
        </Button>
      )}
    </li>
  )
}

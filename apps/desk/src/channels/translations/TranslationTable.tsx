import { Switch } from '@mantine/core'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { useMemo, useState } from 'react'
import {
  earlierTranslations,
  isMissing,
  translatedTexts,
  withTranslation,
} from '../../rules/channels/completeness.ts'
import { useText } from '../../text/text-context.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { TranslationRow } from './TranslationRow.tsx'

/** The texts of a channel in one language, to be translated. */
export function TranslationTable({ code }: { code: LocaleCode }) {
  const t = useText()
  const { published, settings, set } = useChannelDraft()
  const texts = useMemo(() => translatedTexts(settings, code), [settings, code])
  const earlier = useMemo(() => earlierTranslations(published, settings, code), [published, settings, code])
  const missing = texts.filter(isMissing)
  // A row stays while somebody writes in it, although its text is no longer missing.
  const [filter, setFilter] = useState<ReadonlySet<string>>()
  const shown = filter ? texts.filter(({ text }) => filter.has(text)) : texts
  const language = localeLabels[code]
  return (
    <section className="desk-translation-part" aria-labelledby="desk-translation-title">
      <div className="desk-translation-head">
        <h2 id="desk-translation-title">
          <bdi>{language}</bdi>
        </h2>
        <Switch
          label={t('channels.translations.missing', { count: missing.length })}
          checked={filter !== undefined}
          onChange={({ currentTarget }) =>
            setFilter(currentTarget.checked ? new Set(missing.map(({ text }) => text)) : undefined)
          }
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t(filter ? 'channels.translations.complete' : 'channels.translations.noTexts')} />
      ) : (
        <table className="desk-translation-table">
          <thead>
            <tr>
              <th scope="col">{t('channels.translations.text')}</th>
              <th scope="col">{t('channels.translations.where')}</th>
              <th scope="col">{t('channels.translations.translation')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((text) => (
              <TranslationRow
                key={text.text}
                text={text}
                language={language}
                earlier={earlier.get(text.text) ?? ''}
                onChange={(translation) =>
                  set({
                    translations: {
                      [code]: withTranslation(published, settings, { code, text: text.text, translation }),
                    },
                  })
                }
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

import { Button, Textarea } from '@mantine/core'
import { roomOf } from '@foyer/core/channel/texts.ts'
import { isMissing, type TranslatedText } from '../../rules/channels/completeness.ts'
import { useText } from '../../text/text-context.tsx'
import { settingLabel } from '../publish/setting-label.ts'

type TranslationRowProps = {
  text: TranslatedText
  language: string
  /** What the text was translated to before it was changed. */
  earlier: string
  onChange: (translation: string) => void
}

export function TranslationRow({ text: row, language, earlier, onChange }: TranslationRowProps) {
  const t = useText()
  const { text, place, translation, isBuiltIn } = row
  return (
    <tr className={isMissing(row) ? 'desk-translation-missing' : ''}>
      <th scope="row" dir="auto">
        {text}
      </th>
      <td>{settingLabel(place.split('.')[0] ?? '', t)}</td>
      <td>
        <Textarea
          aria-label={t('channels.translations.of', { text: text.slice(0, 80), language })}
          dir="auto"
          rows={1}
          maxLength={roomOf(place)}
          placeholder={isBuiltIn ? t('channels.translations.builtIn') : ''}
          value={translation}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {earlier !== '' && translation === '' && (
          <p className="desk-translation-earlier">
            <span>
              {t('channels.translations.earlier')} <bdi>{earlier}</bdi>
            </span>
            <Button size="compact-xs" variant="light" onClick={() => onChange(earlier)}>
              {t('channels.translations.useEarlier')}
            </Button>
          </p>
        )}
      </td>
    </tr>
  )
}

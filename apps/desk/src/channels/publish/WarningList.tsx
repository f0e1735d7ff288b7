import { TriangleAlert } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { languageLabel, settingLabel } from './setting-label.ts'
import type { Warning } from './warnings.ts'

/** Warnings do not keep anybody from publishing. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const t = useText()
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  if (warnings.length === 0) return null

  function textOf(warning: Warning): string {
    if (warning.kind === 'translation')
      return t('channels.warning.translation', {
        language: languageLabel(warning.code),
        count: warning.missing,
      })
    return t('channels.warning.contrast', {
      text: settingLabel(warning.text, t),
      ground: settingLabel(warning.ground, t),
      ratio: numbers.format(warning.ratio),
    })
  }

  return (
    <ul className="desk-publish-warnings" aria-label={t('channels.warnings')}>
      {warnings.map((warning) => (
        <li key={warning.kind === 'contrast' ? warning.ground : warning.code}>
          <TriangleAlert size={16} aria-hidden="true" />
          {textOf(warning)}
        </li>
      ))}
    </ul>
  )
}

import { parseColor } from '@foyer/core/appearance/color.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { choiceText } from '../fields/choice-options.ts'
import type { ShownValue } from './describe-changes.ts'
import { languageLabel } from './setting-label.ts'

/** One value of a setting as people read it. */
export function ValueView({ value }: { value: ShownValue }) {
  const t = useText()
  const numbers = new Intl.NumberFormat(useLanguage())
  if (value.kind === 'colour') return <Colour colour={value.colour} />
  if (value.kind === 'image' && value.url !== '') return <Picture url={value.url} />
  const text = wordsOf(value, t, (number) => numbers.format(number))
  if (text === '') return <span className="desk-change-empty">{t('channels.value.empty')}</span>
  return (
    <bdi className="desk-change-text" dir="auto">
      {text}
    </bdi>
  )
}

function wordsOf(value: ShownValue, t: Translate<DeskKey>, number: (value: number) => string): string {
  switch (value.kind) {
    case 'text':
      return value.text
    case 'switch':
      return t(value.isOn ? 'channels.value.on' : 'channels.value.off')
    case 'number':
      return t(`channels.value.${value.unit}`, { value: number(value.value) })
    case 'choice':
      return choiceText(value.setting, value.name, t)
    case 'option':
      return value.field === 'showType'
        ? t(`channels.option.showType.${value.name}`)
        : t(`channels.option.phoneRule.${value.name}`)
    case 'language':
      return value.code === '' ? t('channels.value.browserLanguage') : languageLabel(value.code)
    case 'colour':
    case 'image':
      return ''
  }
}

/** A colour that is none is only named: nothing but a checked colour becomes a style. */
function Colour({ colour }: { colour: string }) {
  return (
    <span className="desk-change-colour">
      {parseColor(colour) && <span aria-hidden="true" style={{ backgroundColor: colour }} />}
      <code dir="ltr">{colour}</code>
    </span>
  )
}

function Picture({ url }: { url: string }) {
  const src = safeUrl(url)
  return (
    <span className="desk-change-picture">
      {src !== undefined && <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" />}
      <code dir="ltr">{url}</code>
    </span>
  )
}

import { Button, TextInput } from '@mantine/core'
import { contrast, inkOn, parseColor, readable, textOn, toHex } from '@foyer/core/appearance/color.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { useLanguage } from '../../text/use-times.ts'
import { useText } from '../../text/text-context.tsx'
import type { FieldProps } from './field-props.ts'
import { useTyped } from './typed.tsx'

type ColourFieldProps = FieldProps<string> & {
  /** The colour that is read together with it; without one the chat writes on it in black or white. */
  partner?: { label: string; value: string } | undefined
}

/** A colour with its contrast to the colour that it is seen with. */
export function ColourField({ id, label, hint, value, onChange, partner }: ColourFieldProps) {
  const t = useText()
  const { text, problem, type } = useTyped({
    id,
    value,
    problemOf: (typed) => (typed === '' || parseColor(typed) ? undefined : 'colour'),
    onChange,
  })
  const colour = parseColor(value)
  return (
    <div className="desk-field-stack">
      <TextInput
        id={id}
        label={label}
        description={hint}
        className="desk-field-colour"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('channels.editor.colour.none')}
        maxLength={9}
        leftSection={
          <input
            type="color"
            className="desk-field-swatch"
            aria-label={t('channels.editor.colour.pick', { label })}
            value={colour ? toHex(colour) : '#ffffff'}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        }
        leftSectionPointerEvents="all"
        value={text}
        error={problem && t(`channels.editor.problem.${problem}`, { least: 0, most: 0 })}
        onChange={({ currentTarget }) => type(currentTarget.value.trim())}
      />
      <Contrast value={value} partner={partner} onUse={type} />
    </div>
  )
}

type ContrastProps = Pick<ColourFieldProps, 'value' | 'partner'> & { onUse: (colour: string) => void }

/** WCAG asks for 4.5 to 1 between text and what is behind it. */
function Contrast({ value, partner, onUse }: ContrastProps) {
  const t = useText()
  const language = useLanguage()
  const colour = parseColor(value)
  if (!colour) return null
  const other = partner ? parseColor(partner.value) : textOn(colour)
  if (!other) return null
  const found = contrast(colour, other)
  // Rounded down: 4.49 is not enough and must not read as 4.5.
  const ratio = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    Math.floor(found * 10) / 10,
  )
  const nearest = toHex(inkOn(colour, other))
  const isEnough = found >= readable
  return (
    <p className={`desk-field-contrast ${isEnough ? '' : 'desk-field-contrast-low'}`}>
      {isEnough ? <Check size={16} aria-hidden="true" /> : <TriangleAlert size={16} aria-hidden="true" />}
      <span>
        {partner
          ? t(isEnough ? 'channels.editor.contrast.good' : 'channels.editor.contrast.low', {
              ratio,
              label: partner.label,
            })
          : t('channels.editor.contrast.own', { ratio })}
      </span>
      {!isEnough && (
        <Button variant="light" size="compact-sm" onClick={() => onUse(nearest)}>
          {t('channels.editor.contrast.use', { colour: nearest })}
        </Button>
      )}
    </p>
  )
}

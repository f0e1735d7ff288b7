import { ChevronRight } from 'lucide-react'
import { useUiText } from '../../text.tsx'
import type { ControlProps } from '../control.ts'
import { nativeProps } from './native-props.ts'

export function SelectControl({ field, onChange, ...rest }: ControlProps<'select'>) {
  const t = useUiText()
  return (
    <span className="foyer-field-select">
      <select
        {...nativeProps({ field, ...rest })}
        value={field.value}
        onChange={(event) => onChange({ ...field, value: event.target.value })}
      >
        <option value="">{t('field.choose')}</option>
        {[...new Set(field.options)].map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <ChevronRight size={18} />
    </span>
  )
}

import { useId, type ReactNode } from 'react'
import './Choice.css'

type ChoiceProps<T extends string> = {
  label: string
  options: readonly { value: T; name: string; icon?: ReactNode; lang?: string }[]
  value: T
  onChoose: (value: T) => void
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, options, value, onChoose }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="desk-choice">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.icon}
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

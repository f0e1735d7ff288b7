import './DayLine.css'
import { useFormats } from './use-formats.ts'

export function DayLine({ at }: { at: number }) {
  return (
    <p className="day">
      <span>{useFormats().day(at)}</span>
    </p>
  )
}

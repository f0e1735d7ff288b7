import './TimeOf.css'
import { useFormats } from './use-formats.ts'

export function TimeOf({ at }: { at: number }) {
  const { time, full } = useFormats()
  return (
    <time className="time" dateTime={new Date(at).toISOString()} title={full(at)}>
      {time(at)}
    </time>
  )
}

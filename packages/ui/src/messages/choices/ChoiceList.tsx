import { useMessageActs } from '../message-acts.tsx'
import { numbered, type Choice } from './choice.ts'
import './ChoiceList.css'

type ChoiceListProps = { choices: readonly Choice[]; look?: 'rows' | 'chips'; label?: string }

/** Answers to choose from. Where they cannot be given (at the desk, after the end) they can still be read. */
export function ChoiceList({ choices, look = 'rows', label }: ChoiceListProps) {
  const acts = useMessageActs()
  const items = numbered(choices)
  if (items.length === 0) return null
  return (
    <ul className={`foyer-choices foyer-choices-${look}`} aria-label={label}>
      {items.map(({ at, name, asked }) => (
        <li key={at}>
          <button
            type="button"
            className="foyer-choice"
            dir="auto"
            disabled={!acts?.canAsk}
            onClick={() => acts?.ask(name, asked)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

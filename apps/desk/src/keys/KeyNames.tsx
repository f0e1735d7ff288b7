import { Kbd } from '@mantine/core'
import { isApple } from './is-apple.ts'
import './KeyNames.css'

/** Keys as they are printed on the keyboard in front of the agent. */
export function KeyNames({ keys }: { keys: readonly string[] }) {
  return (
    <span className="desk-keys">
      {keys.map((key) => (
        <Kbd key={key}>{nameOf(key)}</Kbd>
      ))}
    </span>
  )
}

function nameOf(key: string): string {
  if (key.startsWith('mod+')) return `${isApple ? '⌘' : 'Ctrl'} ${nameOf(key.slice(4))}`
  if (key.startsWith('shift+')) return `${isApple ? '⇧' : 'Shift'} ${nameOf(key.slice(6))}`
  return key.length === 1 ? key.toUpperCase() : key
}

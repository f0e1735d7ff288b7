import type { HostCard } from '@foyer/contract/host/commands.ts'
import { fieldsOf, maybeText, textOf } from './checks.ts'
import type { Command } from './command.ts'

/** Before the visitor's eyes: nobody should have said something without knowing. */
export const send: Command = async (chat, said) => {
  const wish =
    typeof said === 'string'
      ? { do: 'send' as const, text: textOf(said, 4000) }
      : { do: 'card' as const, card: cardOf(fieldsOf(said)) }
  await chat.open()
  await chat.ask(wish)
}

function cardOf(fields: Readonly<Record<string, unknown>>): HostCard {
  return {
    title: textOf(fields['title'], 200),
    desc: maybeText(fields['desc'], 200),
    picture: maybeText(fields['picture'], 2000),
    price: maybeText(fields['price'], 200),
    url: maybeText(fields['url'], 2000),
  }
}

import type { MessageOf } from '../message-kind.ts'
import { FormCard } from './FormCard.tsx'

export function FormMessage({ message }: { message: MessageOf<'form'> }) {
  return <FormCard message={message} title={message.content.title} />
}

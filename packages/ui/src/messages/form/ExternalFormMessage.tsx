import type { MessageOf } from '../message-kind.ts'
import { FormCard } from './FormCard.tsx'

/** Looks like any other form; where its answers go is the app's business. */
export function ExternalFormMessage({ message }: { message: MessageOf<'externalForm'> }) {
  return <FormCard message={message} title={message.content.guide} />
}

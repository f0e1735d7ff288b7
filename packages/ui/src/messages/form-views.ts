import { ExternalFormMessage } from './form/ExternalFormMessage.tsx'
import { FormMessage } from './form/FormMessage.tsx'
import type { FormKind, MessageViewOf } from './message-kind.ts'

export const formViews: { [K in FormKind]: MessageViewOf<K> } = {
  form: FormMessage,
  externalForm: ExternalFormMessage,
}

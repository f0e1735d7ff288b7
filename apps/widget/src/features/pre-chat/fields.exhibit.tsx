import { fields } from '@foyer/contract/forms/fields/index.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { Answers } from '@foyer/ui/messages/form/FormCard.tsx'
import { Field } from '@foyer/ui/fields/Field.tsx'
import { FieldList } from '@foyer/ui/fields/FieldList.tsx'
import { MessageActsProvider, type MessageActs } from '@foyer/ui/messages/message-acts.tsx'
import { FormMessage } from '@foyer/ui/messages/form/FormMessage.tsx'
import { useState } from 'react'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { wireRow } from '../../../gallery/exhibits/message-row.tsx'
import { messageOf } from '../../../gallery/stage/conversation.ts'

const examples: FormField[] = Object.values(fields).map(({ example }) => example)

function AllFields() {
  const [all, setAll] = useState<readonly FormField[]>(examples)
  return <FieldList fields={all} onChange={setAll} />
}

function WrongFields() {
  return (
    <div className="foyer-field-list">
      {examples.map((field) => (
        <Field
          key={field.id}
          field={{ ...field, required: true }}
          problem="Please input it"
          onChange={() => undefined}
        />
      ))}
    </div>
  )
}

type Shown = { status?: 'open' | 'sending' | 'failed'; submitted?: boolean; asked?: FormField[] }

function Form({ status = 'open', submitted = false, asked = examples }: Shown) {
  const message = {
    ...messageOf({}),
    msgId: `${status}-${submitted}`,
    content: { kind: 'form' as const, ...kinds.form.example, fields: asked, submitted },
  }
  return (
    <MessageActsProvider value={{ ...acts, formStatus: () => status }}>
      <FormMessage message={message} />
    </MessageActsProvider>
  )
}

const nothing = () => undefined
const acts: MessageActs = {
  ask: nothing,
  rate: nothing,
  transfer: nothing,
  transferState: 'open',
  submitForm: nothing,
  formStatus: () => 'open',
  checksForms: false,
  canAsk: true,
  documentPage: () => '',
  canRate: true,
}

export default [
  { name: 'fields/all', view: AllFields },
  { name: 'fields/wrong', view: WrongFields },
  { name: 'fields/answers', view: () => <Answers fields={examples} /> },
  {
    name: 'form/in-row',
    about: 'As narrow as the conversation makes it.',
    view: () => wireRow(encodeContent({ kind: 'form', ...kinds.form.example, fields: examples })),
  },
  { name: 'form/open', view: () => <Form /> },
  { name: 'form/sending', view: () => <Form status="sending" asked={examples.slice(0, 2)} /> },
  { name: 'form/failed', view: () => <Form status="failed" asked={examples.slice(0, 2)} /> },
  { name: 'form/sent', view: () => <Form submitted /> },
  { name: 'form/unreadable', view: () => <Form asked={[]} /> },
] satisfies Exhibit[]

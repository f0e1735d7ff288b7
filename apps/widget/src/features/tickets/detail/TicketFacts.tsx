import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { uniqueKeys } from '@foyer/ui/fields/unique-keys.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import '@foyer/ui/fields/Answers.css'

/** S-31: whom it is from, and what the template asked. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useUiText()
  const { crmCustomerVo: customer, cusFieldConfigInfoVoList: fields } = ticket
  const facts = [
    { id: 'name', name: t('leave.name'), value: customer.name },
    { id: 'phone', name: t('leave.phone'), value: customer.phone },
    ...fields.map(({ fieldId, fieldName, fieldValue }) => ({
      id: fieldId,
      name: fieldName,
      value: fieldValue,
    })),
  ].filter(({ value }) => value.trim() !== '')
  const keys = uniqueKeys(facts.map(({ id }) => id))
  if (facts.length === 0) return null
  return (
    <dl className="foyer-answers">
      {facts.map(({ name, value }, place) => (
        <div key={keys[place]} className="foyer-answer">
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
